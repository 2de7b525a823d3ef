import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { period, product } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, referralStatuses } from '../vocabulary.ts';
import { andMore, day, everyRow, inPeriod } from '../wording.ts';

function perStatus({ rows, language, format }: Result): Said[] {
  const statuses = [...new Set(rows.map((row) => text(row, 'status')))];
  return statuses.map((status) => {
    const having = rows.flatMap((row, index) => (text(row, 'status') === status ? [index] : []));
    const words = inWords(referralStatuses, status, language);
    return language === 'fr'
      ? { text: `Parrainages ${words} : ${format.number(having.length)}.`, rows: having }
      : { text: `Referrals ${words}: ${format.number(having.length)}.`, rows: having };
  });
}

export const showReferrals = defineTool({
  name: 'show_referrals',
  group: 'cards',
  label: {
    en: "The caller's referrals of friends: how many, for which product, and whether they are completed, in progress or rejected.",
    fr: 'Les parrainages du client : combien, pour quel produit, et s’ils sont aboutis, en cours ou rejetés.',
  },
  audience: ['customer'],
  parameters: {
    status: {
      type: 'choice',
      default: '',
      values: referralStatuses,
      description: { en: 'Only referrals in this state', fr: 'Seulement les parrainages dans cet état' },
    },
    product,
    period,
  },
  examples: {
    en: [
      'How many people have I referred?',
      'number of my [rejected](status=REJECTED) referrals',
      'Did my referral for the [Meadow Card](product) go through?',
      'how many referrals are still [in progress](status=IN_PROGRESS)',
      'List the friends I referred in [March 2026](period)',
      'Which of my referrals were [successful](status=COMPLETE)?',
      'referrals status pls',
      'have any of my referrals [failed](status=ERROR)?',
    ],
    fr: [
      'Combien de personnes ai-je parrainées ?',
      'nombre de mes parrainages [rejetés](status=REJECTED)',
      'Mon parrainage pour la [carte Meadow](product) a-t-il abouti ?',
      'combien de parrainages sont encore [en cours](status=IN_PROGRESS)',
      'Liste des filleuls de [mars 2026](period)',
      'Lesquels de mes parrainages sont [aboutis](status=COMPLETE) ?',
      'où en sont mes parrainages svp',
      "j'ai des parrainages [en erreur](status=ERROR) ?",
    ],
  },
  cues: { en: ['referral', 'referrals', 'referred'], fr: ['parrainage', 'parrainages', 'parrainé', 'filleul', 'filleuls'] },
  body: template('referrals'),
  answer: {
    en: (result) => [
      {
        text: `You made ${result.format.count(result.rows.length, 'such referral', 'such referrals')}${inPeriod(result)}.`,
        rows: everyRow(result),
      },
      ...perStatus(result),
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'product')}: ${inWords(referralStatuses, text(row, 'status'), 'en')} (${day(result, row, 'date')}).`,
        rows: [index],
      })),
      ...andMore(result),
    ],
    fr: (result) => [
      {
        text: `Vous avez fait ${result.format.count(result.rows.length, 'parrainage de ce genre', 'parrainages de ce genre')}${inPeriod(result)}.`,
        rows: everyRow(result),
      },
      ...perStatus(result),
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'product')} : ${inWords(referralStatuses, text(row, 'status'), 'fr')} (${day(result, row, 'date')}).`,
        rows: [index],
      })),
      ...andMore(result),
    ],
  },
  nothing: { en: () => 'You have no such referral.', fr: () => "Vous n'avez pas de tel parrainage." },
  needs: ['accounts'],
});
