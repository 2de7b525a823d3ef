import { defineTool, template, type Result } from '@guichet/domain-kit';
import { paragraph } from '../parameters.ts';
import { amount, text } from '../read-row.ts';

/** The paragraph first, then its parts as they stand. */
const inOrder = ({ rows }: Result): number[] =>
  rows.map((_, index) => index).sort((a, b) => amount(rows[a]!, 'position') - amount(rows[b]!, 'position'));

const read = (result: Result): { text: string; rows: number[] }[] =>
  inOrder(result).flatMap((index) => {
    const row = result.rows[index]!;
    if (text(row, 'text') === '') return [];
    const title = text(row, 'title') === '' ? '' : ` ${text(row, 'title')}`;
    return [{ text: `${text(row, 'citation')}${title}${result.language === 'fr' ? ' : ' : ': '}“${text(row, 'text')}”`, rows: [index] }];
  });

export const showRegulationParagraph = defineTool({
  name: 'show_regulation_paragraph',
  group: 'regulations',
  label: {
    en: "The text of a regulation's paragraph, by its number, with its direct parts.",
    fr: "Le texte d'un paragraphe de règlement, par son numéro, avec ses parties directes.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { paragraph },
  examples: {
    en: [
      'What does [2900.3(b)](paragraph=2900-3-b) say?',
      'text of [2900-2-a](paragraph)',
      'Read me paragraph [2900.4(a)](paragraph=2900-4-a)',
      'show [2900.3(b)(1)](paragraph=2900-3-b-1)',
      'What is laid down in § [2900.1(a)](paragraph=2900-1-a)?',
      'quote [2900-4-b](paragraph) pls',
      'I need the wording of [2900.3(a)](paragraph=2900-3-a)',
      'content of section [2900.2(c)](paragraph=2900-2-c)',
    ],
    fr: [
      'Que dit [2900.3(b)](paragraph=2900-3-b) ?',
      'texte de [2900-2-a](paragraph)',
      'Lis-moi le paragraphe [2900.4(a)](paragraph=2900-4-a)',
      'montre [2900.3(b)(1)](paragraph=2900-3-b-1)',
      "Qu'est-ce qui est prévu au § [2900.1(a)](paragraph=2900-1-a) ?",
      'cite [2900-4-b](paragraph) stp',
      "J'ai besoin du libellé du [2900.3(a)](paragraph=2900-3-a)",
      'contenu de la section [2900.2(c)](paragraph=2900-2-c)',
    ],
  },
  cues: { en: ['say', 'text of', 'wording', 'quote'], fr: ['que dit', 'texte', 'libellé', 'cite'] },
  body: template('paragraph'),
  answer: { en: read, fr: read },
  nothing: {
    en: () => 'This paragraph is not among the regulations that are loaded.',
    fr: () => "Ce paragraphe n'est pas dans les règlements chargés.",
  },
  needs: ['regulations'],
});
