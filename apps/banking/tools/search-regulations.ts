import { defineTool, passages } from '@guichet/domain-kit';
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
    ],
  },
  cues: {
    en: ['under regulation', 'under reg', 'in regulation', 'required by', 'the rules', 'liability', 'disclosure', 'creditor'],
    fr: ['selon le règlement', 'dans le règlement', 'réglementation', 'oblige', 'exige', 'responsabilité', 'règlement'],
  },
  body: passages(({ arguments: { regulation: letter } }) => ({
    filter: { tags: { kind: 'regulation', ...(letter?.value ? { regulation: String(letter.value) } : {}) } },
  })),
  answer: { en: quoted, fr: quoted },
  needs: ['regulations'],
});
