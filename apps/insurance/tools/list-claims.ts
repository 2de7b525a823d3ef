import { defineTool, template } from '@guichet/domain-kit';
import { claim, claimStatus, kind, period, policy } from '../parameters.ts';
import { text } from '../read-row.ts';
import { claimKinds, claimStatuses, inWords } from '../vocabulary.ts';
import { day, eachRow, euros } from '../wording.ts';

export const listClaims = defineTool({
  name: 'list_claims',
  group: 'claims',
  label: {
    en: 'The own claims: what happened, the amount and where they stand.',
    fr: 'Ses sinistres : ce qui est arrivé, le montant et où ils en sont.',
  },
  audience: ['customer'],
  parameters: { policy, kind, claim, status: claimStatus, period },
  examples: {
    en: [
      'What is the state of my claims?',
      'where does my claim [CLM-90377](claim) stand',
      'show my [open](status=under_review) claims',
      'Has my [car](kind=auto) claim been settled?',
      'which claims did I report in [2026](period)',
      'status of my [home](kind=home) claim pls',
      'list my [rejected](status=rejected) claims',
      'How much was claimed in my last [travel](kind=travel) claim?',
      'Which claims do I have?',
      'is my claim [CLM-90121](claim) closed',
      'my claims please',
      'what happened to my [home](kind=home) claim',
      'claims I reported [last year](period)',
      'Do I have any [open](status=under_review) claim?',
    ],
    fr: [
      'Où en sont mes sinistres ?',
      'ou en est mon sinistre [CLM-90377](claim)',
      'montre mes sinistres [ouverts](status=under_review)',
      'Mon sinistre [auto](kind=auto) est-il réglé ?',
      'quels sinistres ai-je déclarés en [2026](period)',
      'statut de mon sinistre [habitation](kind=home) svp',
      'liste mes sinistres [refusés](status=rejected)',
      'Quel était le montant de mon dernier sinistre [voyage](kind=travel) ?',
      'Quels sinistres ai-je ?',
      'mon sinistre [CLM-90121](claim) est-il clos',
      'mes sinistres svp',
      "qu'est devenu mon sinistre [habitation](kind=home)",
      "sinistres déclarés [l'année dernière](period)",
      'Ai-je un sinistre [ouvert](status=under_review) ?',
    ],
  },
  cues: { en: ['claim', 'claims'], fr: ['sinistre', 'sinistres'] },
  body: template('claims'),
  answer: {
    en: (result) =>
      eachRow(
        result,
        (row) =>
          `Your claim ${text(row, 'id')} (${inWords(claimKinds, text(row, 'kind'), 'en')}, ${text(row, 'policy')}), reported on ${day(result, row, 'reported')} for ${euros(result, row, 'amount')}, is ${inWords(claimStatuses, text(row, 'status'), 'en')}.`,
      ),
    fr: (result) =>
      eachRow(
        result,
        (row) =>
          `Votre sinistre ${text(row, 'id')} (${inWords(claimKinds, text(row, 'kind'), 'fr')}, ${text(row, 'policy')}), déclaré le ${day(result, row, 'reported')} pour ${euros(result, row, 'amount')}, est : ${inWords(claimStatuses, text(row, 'status'), 'fr')}.`,
      ),
  },
  nothing: { en: () => 'You have no such claim with us.', fr: () => 'Vous n’avez pas de tel sinistre chez nous.' },
  needs: ['policies'],
});
