import type { ErrorCode } from '@guichet/contracts';

/** What the counter itself says. Everything else in an answer comes from the domains. */
export interface Phrases {
  readonly greeting: string;
  readonly thanks: string;
  readonly chitchat: string;
  readonly declined: (part: string) => string;
  readonly offTopic: (domains: readonly string[]) => string;
  readonly whichDomain: (choices: readonly string[]) => string;
  readonly nothingFound: (question: string) => string;
  readonly missing: (what: string) => string;
  readonly refused: (what: string) => string;
  readonly alreadyAnswered: (answer: string) => string;
  readonly noDomains: string;
  readonly domainNotAllowed: (domain: string) => string;
  readonly domainGone: (domain: string) => string;
  readonly notACustomer: (domain: string) => string;
  readonly callsSpent: string;
  readonly failure: (domain: string, code: ErrorCode) => string;
  readonly dependencyMissing: (step: string) => string;
  readonly notExportable: (from: string, to: string) => string;
  readonly unreviewed: string;
  readonly internal: string;
  readonly demoMode: string;
}

const en: Phrases = {
  greeting: 'Hello. Ask me a question about banking, insurance or finance.',
  thanks: "You're welcome.",
  chitchat: 'I am here for your questions to our services.',
  declined: (part) => `Not answered here: “${part}”.`,
  offTopic: (domains) => `That is outside what this counter answers (${domains.join(', ')}).`,
  whichDomain: (choices) => `Which one do you mean: ${choices.join(', or ')}?`,
  nothingFound: (question) => `Nothing was found for: “${question}”.`,
  missing: (what) => `Missing: ${what}`,
  refused: (what) => `Refused: ${what}`,
  alreadyAnswered: (answer) => `As said before: ${answer}`,
  noDomains: 'No service has announced itself yet; try again shortly.',
  domainNotAllowed: (domain) => `You may not use the ${domain} service.`,
  domainGone: (domain) => `The ${domain} service does not answer at the moment.`,
  notACustomer: (domain) => `You are not known as a customer of the ${domain} service.`,
  callsSpent: 'The budget of calls for this question is spent.',
  failure: (domain, code) =>
    code === 'DEADLINE_EXCEEDED' ? `The ${domain} service did not answer in time.` : `The ${domain} service could not answer.`,
  dependencyMissing: (step) => `It depends on step ${step}, which has no answer.`,
  notExportable: (from, to) => `The value found by ${from} may not be handed to ${to}.`,
  unreviewed: 'The critic could not be asked; nobody has checked this answer against its evidence.',
  internal: 'Something went wrong here; the trace id tells the operators what.',
  demoMode: 'This server runs in insecure demo mode: it believes what callers say about themselves.',
};

const fr: Phrases = {
  greeting: 'Bonjour. Posez-moi une question de banque, d’assurance ou de finance.',
  thanks: 'Je vous en prie.',
  chitchat: 'Je suis là pour vos questions à nos services.',
  declined: (part) => `Sans réponse ici : « ${part} ».`,
  offTopic: (domains) => `Cela sort de ce à quoi ce guichet répond (${domains.join(', ')}).`,
  whichDomain: (choices) => `De quoi parlez-vous : ${choices.join(', ou ')} ?`,
  nothingFound: (question) => `Rien n’a été trouvé pour : « ${question} ».`,
  missing: (what) => `Manquant : ${what}`,
  refused: (what) => `Refusé : ${what}`,
  alreadyAnswered: (answer) => `Comme déjà dit : ${answer}`,
  noDomains: 'Aucun service ne s’est encore annoncé ; réessayez dans un instant.',
  domainNotAllowed: (domain) => `Vous ne pouvez pas utiliser le service ${domain}.`,
  domainGone: (domain) => `Le service ${domain} ne répond pas pour le moment.`,
  notACustomer: (domain) => `Vous n’êtes pas connu comme client du service ${domain}.`,
  callsSpent: 'Le nombre d’appels prévu pour cette question est épuisé.',
  failure: (domain, code) =>
    code === 'DEADLINE_EXCEEDED' ? `Le service ${domain} n’a pas répondu à temps.` : `Le service ${domain} n’a pas pu répondre.`,
  dependencyMissing: (step) => `Elle dépend de l’étape ${step}, restée sans réponse.`,
  notExportable: (from, to) => `La valeur trouvée par ${from} ne peut pas être transmise à ${to}.`,
  unreviewed: 'Le contrôleur n’a pas pu être joint ; personne n’a vérifié cette réponse face à ses preuves.',
  internal: 'Une erreur s’est produite ici ; l’identifiant de trace renseigne les opérateurs.',
  demoMode: 'Ce serveur tourne en mode démonstration non sécurisé : il croit ce que les appelants disent d’eux-mêmes.',
};

export const phrases = { en, fr } as const;
