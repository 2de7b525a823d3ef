import { en, fr } from 'chrono-node';
import type { Language } from '@guichet/domain-kit';
import { addDays, dayOf } from './calendar.ts';
import type { PeriodMention } from './mention.ts';

/** A weekday alone is the last one: records are of the past. */
const ahead = /next|coming|prochain/i;
const parsers = { en: en.casual, fr: fr.casual };
/** "Within two days" and "dans 5 jours" are spans of time; weekdays cut short are other words too ("sun", "mer"). */
const noDay =
  /^(?:within|in|for|dans|sous|pendant|sun|sat|mon|wed|mar|mer|jeu|ven|sam|dim|lun|now|maintenant|a l'instant)\b\.?\s*(?:\d|$|an?\b|\w+ (?:days?|jours?))?/i;

/** Days told from today in running speech, as chrono reads them: "last Friday", "il y a 3 jours". */
export function findSpokenDays(text: string, language: Language, asOf: string): readonly PeriodMention[] {
  const noon = { instant: new Date(`${asOf}T12:00:00Z`), timezone: 0 };
  return parsers[language].parse(text, noon).flatMap(({ text: words, index, start, end }) => {
    const told = start.isCertain('weekday') || (start.isCertain('day') && start.isCertain('month'));
    if (!told || end || noDay.test(words) || !/\p{L}/u.test(words)) return [];
    const near = dayOf(start.get('year')!, start.get('month')!, start.get('day')!);
    const day = near !== undefined && near > asOf && !start.isCertain('day') && !ahead.test(words) ? addDays(near, -7) : near;
    return day === undefined ? [] : [{ kind: 'period', start: index, end: index + words.length, words, from: day, to: day }];
  });
}
