import { AgentCard, protocolVersion, Readiness } from '@guichet/contracts';

const both = (en: readonly string[], fr: readonly string[]) => [
  ...en.map((text) => ({ language: 'en', text })),
  ...fr.map((text) => ({ language: 'fr', text })),
];

const asOfNow = { protocolVersion, minProtocolVersion: protocolVersion, readiness: Readiness.READINESS_READY };

/** Two small fictional domains, enough to plan over. */
export const cards: readonly AgentCard[] = [
  AgentCard.fromPartial({
    ...asOfNow,
    domain: 'banking',
    labels: [
      { language: 'en', name: 'Banking', description: 'Accounts, cards and payments.' },
      { language: 'fr', name: 'Banque', description: 'Comptes, cartes et paiements.' },
    ],
    terminology: [
      { en: ['account', 'balance'], fr: ['compte', 'solde'] },
      { en: ['card', 'bank card'], fr: ['carte', 'carte bancaire'] },
    ],
    examples: both(
      [
        'What is the balance of my account?',
        'how much is on my savings account',
        'is my card blocked',
        'which bank sent the most money',
        'How much did Alder Bank send?',
      ],
      [
        'Quel est le solde de mon compte ?',
        'combien sur mon compte épargne',
        'ma carte est elle bloquée',
        'quelle banque a envoyé le plus',
        'Combien Alder Bank a envoyé ?',
      ],
    ),
    vocabulary: [{ kind: 'bank', names: ['Alder Bank'], patterns: [] }],
  }),
  AgentCard.fromPartial({
    ...asOfNow,
    domain: 'insurance',
    labels: [
      { language: 'en', name: 'Insurance', description: 'Policies and claims.' },
      { language: 'fr', name: 'Assurance', description: 'Contrats et sinistres.' },
    ],
    terminology: [
      { en: ['deductible', 'excess'], fr: ['franchise'] },
      { en: ['claim'], fr: ['sinistre'] },
    ],
    examples: both(
      [
        'What is the deductible of my car insurance?',
        'where does my claim stand',
        'what does article L100-1 say',
        'how high is my deductible',
      ],
      ['Quelle est la franchise de mon assurance auto ?', 'où en est mon sinistre', "que dit l'article L100-1", 'combien de franchise'],
    ),
    vocabulary: [{ kind: 'article', names: [], patterns: ['\\bL\\d{3}-\\d+\\b'] }],
  }),
];
