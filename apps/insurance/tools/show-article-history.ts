import { defineTool, template, type ChoiceParameter, type Result, type Said } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';

const change: ChoiceParameter = {
  type: 'choice',
  default: '',
  description: { en: 'What the text did to the article', fr: 'Ce que le texte a fait de l’article' },
  values: {
    CREATED_BY: {
      en: ['created', 'create', 'introduced', 'origin', 'enacted'],
      fr: ['créé', 'créée', 'crée', 'introduit', 'institué', 'origine'],
    },
    MODIFIED_BY: { en: ['modified', 'amended', 'changed', 'modify'], fr: ['modifié', 'modifiée', 'changé', 'amendé', 'modifie'] },
    CODIFIED_BY: { en: ['codified'], fr: ['codifié', 'codifiée'] },
  },
};

const verbs = {
  CREATED_BY: { en: 'was created by', fr: 'a été créé par' },
  MODIFIED_BY: { en: 'was modified by', fr: 'a été modifié par' },
  CODIFIED_BY: { en: 'was codified by', fr: 'a été codifié par' },
  REPEALED_BY: { en: 'was repealed by', fr: 'a été abrogé par' },
} as const;

/** One sentence for each kind of change, the one asked for alone where one was. */
function tell({ rows, arguments: given, language, format }: Result): Said[] {
  const asked = given['change']?.value;
  return Object.entries(verbs).flatMap(([did, verb]) => {
    const those = rows.flatMap((row, index) => (text(row, 'did') === did && (asked === '' || asked === did) ? [index] : []));
    if (those.length === 0) return [];
    const article = `${language === 'fr' ? 'L’article' : 'Article'} ${text(rows[0]!, 'number')}`;
    const texts = format.list(those.map((index) => text(rows[index]!, 'text')));
    return [{ text: `${article} ${verb[language]}${language === 'fr' ? ' : ' : ': '}${texts}.`, rows: those }];
  });
}

export const showArticleHistory = defineTool({
  name: 'show_article_history',
  group: 'articles',
  label: { en: 'Which texts created, codified or modified an article.', fr: 'Quels textes ont créé, codifié ou modifié un article.' },
  audience: ['customer', 'staff', 'service'],
  parameters: { article, change },
  examples: {
    en: [
      'Which text [created](change=CREATED_BY) article [L912-1](article)?',
      'What law [introduced](change=CREATED_BY) [L913-1](article)?',
      'by which texts was [L911-1](article) [modified](change=MODIFIED_BY)',
      'What decree [amended](change=MODIFIED_BY) article [L912-2](article)?',
      'history of article [L911-1](article)',
      'who [codified](change=CODIFIED_BY) [L914-1](article), which decree',
      'what text is article [R910-1](article) from',
      'Which decree [created](change=CREATED_BY) [R910-1](article)?',
      'what text [modified](change=MODIFIED_BY) [L912-2](article)',
      'the law that [introduced](change=CREATED_BY) article [L911-4](article)',
      'Which texts have [changed](change=MODIFIED_BY) [L911-1](article)?',
      'history of the changes to [R911-1](article)',
      'When and by what was [L914-2](article) [created](change=CREATED_BY)?',
    ],
    fr: [
      'Quel texte a [créé](change=CREATED_BY) l’article [L912-1](article) ?',
      'Quelle loi a [introduit](change=CREATED_BY) [L913-1](article) ?',
      'par quels textes [l911-1](article) a-t-il été [modifié](change=MODIFIED_BY)',
      'Quel décret a [modifié](change=MODIFIED_BY) l’article [L912-2](article) ?',
      "historique de l'article [L911-1](article)",
      'quel décret a [codifié](change=CODIFIED_BY) [L914-1](article)',
      'de quel texte vient l’article [R910-1](article) ?',
      'Quel décret a [créé](change=CREATED_BY) [R910-1](article) ?',
      'quel texte a [modifié](change=MODIFIED_BY) [L912-2](article)',
      'la loi qui a [introduit](change=CREATED_BY) l’article [L911-4](article)',
      'Quels textes ont [changé](change=MODIFIED_BY) [L911-1](article) ?',
      'historique des modifications de [R911-1](article)',
      'Par quoi [L914-2](article) a-t-il été [créé](change=CREATED_BY) ?',
    ],
  },
  cues: {
    en: ['created', 'modified', 'amended', 'introduced', 'codified', 'history'],
    fr: ['créé', 'modifié', 'introduit', 'codifié', 'historique'],
  },
  body: template('article_texts'),
  answer: { en: tell, fr: tell },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
