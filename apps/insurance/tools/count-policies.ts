import { defineTool, template, type ChoiceParameter, type Result, type Said } from '@guichet/domain-kit';
import { kind } from '../parameters.ts';
import { figure, text } from '../read-row.ts';
import { inWords, policyKinds, policyStatuses } from '../vocabulary.ts';

const status: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: policyStatuses,
  description: { en: 'Whether the policies run', fr: 'Si les contrats courent' },
};

function tell({ rows, language, format }: Result): Said[] {
  const total = rows.reduce((sum, row) => sum + figure(row, 'policies'), 0);
  const parts = rows.map((row) => `${inWords(policyKinds, text(row, 'kind'), language)} ${format.number(figure(row, 'policies'))}`);
  const said =
    language === 'fr'
      ? `Il y a ${format.count(total, 'contrat', 'contrats')} : ${format.list(parts)}.`
      : `There are ${format.count(total, 'policy', 'policies')}: ${format.list(parts)}.`;
  return [{ text: said, rows: rows.map((_, index) => index) }];
}

export const countPolicies = defineTool({
  name: 'count_policies',
  group: 'portfolio',
  label: { en: 'How many policies there are, by kind and status.', fr: 'Combien de contrats il y a, par genre et statut.' },
  audience: ['staff', 'service'],
  parameters: { kind, status },
  examples: {
    en: [
      'How many policies do we have?',
      'number of [car insurance](kind=auto) contracts in the book',
      'how many [active](status=active) policies are there',
      'count our [cancelled](status=cancelled) contracts',
      'How many [home](kind=home) policies have we sold?',
      'policies by kind',
      "How many customers' policies are there by kind?",
      'total number of contracts',
      'how many [life](kind=life) policies do we run',
      'number of [active](status=active) [home](kind=home) policies',
    ],
    fr: [
      'Combien de contrats avons-nous ?',
      'nombre de contrats [auto](kind=auto) en portefeuille',
      'combien de contrats [actifs](status=active)',
      'compte nos contrats [résiliés](status=cancelled)',
      'Combien de contrats [habitation](kind=home) avons-nous vendus ?',
      'contrats par genre',
      'Combien de contrats clients par genre ?',
      'nombre total de contrats',
      'combien de contrats [vie](kind=life) gérons-nous',
      'nombre de contrats [habitation](kind=home) [actifs](status=active)',
    ],
  },
  cues: { en: ['how many policies', 'number of'], fr: ['combien de contrats', 'nombre de contrats'] },
  body: template('policy_counts'),
  answer: { en: tell, fr: tell },
  needs: ['policies'],
});
