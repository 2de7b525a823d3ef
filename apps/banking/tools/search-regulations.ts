import { defineTool, passages } from '@guichet/domain-kit';
import { chosenValue } from '../chosen-value.ts';
import { question, regulation } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const searchRegulations = defineTool({
  name: 'search_regulations',
  group: 'regulations',
  label: {
    en: 'What the consumer-finance regulations require about a subject: duties, delays, amounts, ages, exceptions; in one regulation when its letter is named.',
    fr: 'Ce que les règlements exigent sur un sujet : obligations, délais, montants, âges, exceptions ; dans un seul règlement si sa lettre est donnée.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question, regulation },
  examples: {
    en: [
      'Under [Regulation GC](regulation=GC), how much can a customer lose when the loss is reported in time?',
      'how long must a bank keep credit applications under [reg GC](regulation=GC)',
      'From which age is somebody a senior customer in [Regulation GC](regulation=GC)?',
      'What does [Regulation GC](regulation=GC) require when a payment instrument is lost?',
      'liability for unauthorised transfers under the regulations',
      'Within how many days must an error be investigated according to [Regulation E](regulation=E)?',
      'does [reg Z](regulation=Z) require an APR disclosure',
      'Which adverse action notice must a creditor send, and when?',
      'What must a periodic statement contain under the rules?',
      'is a lender allowed to ask about marital status in [Regulation B](regulation=B)',
      'record retention period for lessors in [Regulation M](regulation=M)?',
      'how soon does the servicer have to answer a written request under [regulation X](regulation=X)',
      'Up to how much is the consumer liable if they tell the bank late, under the law?',
      'If a customer reports a lost card in time, what is the most they can be made to pay under [Regulation GC](regulation=GC)?',
      'What is the maximum liability when notice is late according to [Reg GC](regulation=GC)?',
      'for how many months must lenders keep applications for business credit under [regulation GC](regulation=GC)',
      'By when does a creditor have to tell an applicant of its decision?',
      'Under [Reg E](regulation=E), when must the bank send a receipt?',
      'How many years does a lessor keep its evidence of compliance in [Regulation M](regulation=M)?',
      'In [Regulation P](regulation=P), how often must a privacy notice be sent?',
      'what is the cap on liability for a stolen card reported within the legal time',
    ],
    fr: [
      'Selon le [règlement GC](regulation=GC), combien un client peut-il perdre si la perte est signalée à temps ?',
      'combien de temps une banque garde-t-elle les demandes de crédit selon le [règlement GC](regulation=GC)',
      'À partir de quel âge est-on un client senior dans le [règlement GC](regulation=GC) ?',
      "Qu'exige le [règlement GC](regulation=GC) quand un moyen de paiement est perdu ?",
      'responsabilité pour les virements non autorisés selon les règlements',
      "Sous combien de jours une erreur doit-elle être examinée d'après le [règlement E](regulation=E) ?",
      'le [reglement Z](regulation=Z) oblige a afficher le taux annuel ?',
      'Quel avis de décision défavorable le prêteur doit-il envoyer, et quand ?',
      'Que doit contenir un relevé périodique selon la réglementation ?',
      'un prêteur peut-il demander la situation familiale dans le [règlement B](regulation=B)',
      'durée de conservation des documents pour les bailleurs au [règlement M](regulation=M) ?',
      'le gestionnaire de prêt doit répondre sous quel délai à une demande écrite dans le [règlement X](regulation=X)',
      "Jusqu'à quel montant le consommateur est-il responsable s'il prévient la banque en retard, d'après la loi ?",
      'Si un client signale à temps la perte de sa carte, combien peut-on lui faire payer au plus selon le [règlement GC](regulation=GC) ?',
      "Quelle est la responsabilité maximale en cas de signalement tardif d'après le [règlement GC](regulation=GC) ?",
      'pendant combien de mois les prêteurs gardent ils les demandes de crédit pro selon le [reglement GC](regulation=GC)',
      'Sous quel délai le prêteur doit-il informer le demandeur de sa décision ?',
      'Dans le [règlement E](regulation=E), quand la banque doit-elle remettre un reçu ?',
      "Combien d'années un bailleur garde-t-il ses preuves de conformité dans le [règlement M](regulation=M) ?",
      'Dans le [règlement P](regulation=P), à quelle fréquence envoyer un avis de confidentialité ?',
      'quel est le plafond de responsabilité pour une carte volée signalée dans le délai légal',
    ],
  },
  cues: {
    en: ['under regulation', 'under reg', 'in regulation', 'required by', 'the rules', 'liability', 'disclosure', 'creditor'],
    fr: ['selon le règlement', 'dans le règlement', 'réglementation', 'oblige', 'exige', 'responsabilité', 'règlement'],
  },
  body: passages(({ arguments: given }) => {
    const letter = chosenValue(given, 'regulation');
    return { filter: { tags: { kind: 'regulation', form: 'paragraph', ...(letter === '' ? {} : { regulation: letter }) } } };
  }),
  answer: { en: quoted, fr: quoted },
  needs: ['regulations'],
});
