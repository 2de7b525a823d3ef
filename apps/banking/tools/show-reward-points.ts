import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { card } from '../parameters.ts';
import { amount, text } from '../read-row.ts';

function total({ rows, format }: Result, say: (points: string) => string): Said[] {
  if (rows.length < 2) return [];
  const sum = rows.reduce((so, row) => so + amount(row, 'points'), 0);
  return [{ text: say(format.number(sum)), rows: rows.map((_, index) => index) }];
}

export const showRewardPoints = defineTool({
  name: 'show_reward_points',
  group: 'cards',
  label: {
    en: 'The reward points on one of the own credit cards, or on each of them with their sum.',
    fr: 'Les points de fidélité sur une de ses cartes de crédit, ou sur chacune avec leur somme.',
  },
  audience: ['customer'],
  parameters: { card },
  examples: {
    en: [
      'How many reward points are on my [Azure card](card)?',
      'my points?',
      'Sum of the points on all my cards',
      'points balance [meadow](card)',
      'how many rewards have i collected in total',
      'Tell me the loyalty points of the [Meadow Card](card)',
      'What do my points add up to over every card I have?',
      'do i have any points on the [azure rewards card](card)',
      'my pts on the [azure](card)?',
      'points collected so far with [meadow](card)',
    ],
    fr: [
      'Combien de points de fidélité sur ma [carte Azure](card) ?',
      'mes points ?',
      'La somme des points de toutes mes cartes',
      'solde de points [meadow](card)',
      "cb de points j'ai en tout",
      'Dis-moi les points de récompense de la [carte Meadow](card)',
      'Mes points additionnés sur chaque carte, ça donne quoi ?',
      'est-ce que jai des points sur la [carte azure rewards](card)',
      'mes pts sur la carte [azure](card) ?',
      'points cumulés jusqu’ici avec la [meadow](card)',
      'nb de pts de ma [Azure](card)',
    ],
  },
  cues: { en: ['points', 'pts', 'reward points', 'rewards'], fr: ['points', 'pts', 'points de fidélité', 'récompenses'] },
  body: template('reward_points'),
  answer: {
    en: (result) => [
      ...result.rows.map((row, index) => ({
        text: `Your ${text(row, 'name')} has ${result.format.number(amount(row, 'points'))} points.`,
        rows: [index],
      })),
      ...total(result, (points) => `Together that is ${points} points.`),
    ],
    fr: (result) => [
      ...result.rows.map((row, index) => ({
        text: `Votre carte ${text(row, 'name')} compte ${result.format.number(amount(row, 'points'))} points.`,
        rows: [index],
      })),
      ...total(result, (points) => `Cela fait ${points} points en tout.`),
    ],
  },
  nothing: { en: () => 'There is no card of yours with reward points.', fr: () => "Aucune de vos cartes n'a de points." },
  needs: ['accounts'],
});
