// The fixture's three domains as Guichet declares a domain: the same twelve lookups, told apart by their labels and examples alone.
import { computed, defineDataset, defineDomain } from '@guichet/domain-kit';

const french = {
  ...{ account: 'compte', card: 'carte', loan: 'prêt', transfer: 'virement', policy: 'contrat', claim: 'sinistre', premium: 'prime' },
  ...{ deductible: 'franchise', stock: 'action', fund: 'fonds', bond: 'obligation', revenue: 'revenu' },
};

const examplesOf = (thing, { en, fr }) => ({
  en: [
    `What is the status of my ${en} 1000?`,
    `status of ${en} 1012`,
    `show me ${en} 1034`,
    `look up ${en} 1071 please`,
    `how is my ${en} 1099 doing`,
  ],
  fr: [`Quel est l'état de mon ${fr} 1000 ?`, `état du ${fr} 1012`, `montre ${fr} 1034`, `cherche ${fr} 1071`, `où en est mon ${fr} 1099`],
});

/** Every domain declares what takes a question that no tool fits; here there is nothing to find for it. */
const nothingElse = {
  ...{ name: 'search_records', group: 'records', audience: ['staff'], fallback: true, needs: ['records'] },
  label: { en: 'Any other question about records', fr: 'Toute autre question sur les fiches' },
  parameters: { question: { type: 'question', description: { en: 'The question', fr: 'La question' } } },
  examples: {
    en: [
      'who keeps the records',
      'how long are records kept',
      'why is there no record',
      'where do records come from',
      'when are records updated',
    ],
    fr: [
      'qui tient les fiches',
      'combien de temps garde-t-on les fiches',
      "pourquoi n'y a-t-il pas de fiche",
      "d'où viennent les fiches",
      'quand met-on les fiches à jour',
    ],
  },
  body: computed(async () => ({ rows: [] })),
  answer: { en: () => '', fr: () => '' },
};

/** @param keywords the fixture's tools of this domain, by keyword; `lookup` is the fixture's. */
export function declare(id, keywords, lookup, folder) {
  const labels = (text) => ({ en: text, fr: text });
  return defineDomain({
    ...{ id, version: '1.0.0', folder, languages: ['en', 'fr'] },
    label: { en: { name: id, description: `Records of ${id}.` }, fr: { name: id, description: `Les fiches : ${id}.` } },
    groups: [
      {
        id: 'records',
        label: { en: { name: 'Records', description: 'Records by id.' }, fr: { name: 'Fiches', description: 'Fiches par numéro.' } },
      },
    ],
    tools: [
      ...Object.entries(keywords).map(([thing, name]) => ({
        ...{ name, group: 'records', audience: ['staff'], needs: ['records'] },
        label: { en: `Look up one ${thing} record by its id`, fr: `Une fiche : ${french[thing]}, par son numéro` },
        parameters: {
          id: { type: 'number', required: true, ask: labels('id?'), minimum: 1, maximum: 9_999, description: labels('id') },
        },
        examples: examplesOf(thing, { en: thing, fr: french[thing] }),
        body: computed(async ({ arguments: { id: record } }) => {
          const { result } = JSON.parse(lookup(name, String(record.value)));
          return { rows: result === null ? [] : [{ result, source: `row:${record.value}` }] };
        }),
        answer: { en: ({ rows }) => `FINAL: ${rows[0].result}`, fr: ({ rows }) => `FINAL: ${rows[0].result}` },
      })),
      nothingElse,
    ],
    ...{ entities: {}, terminology: [], stores: { graph: { indexes: [] }, passages: false } },
    examples: { en: Object.keys(keywords).map((thing) => `my ${thing}`), fr: Object.keys(keywords).map((thing) => `mon ${french[thing]}`) },
    datasets: [defineDataset({ id: 'demo', kind: 'demo', provides: ['records'], asOf: '2026-11-30', files: [], read: () => [] })],
  });
}
