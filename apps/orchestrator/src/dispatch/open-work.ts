import { detectLanguage } from '@guichet/selection';
import { calendarOf } from '../calendar-of.ts';
import type { Question } from '../question.ts';
import type { Work } from './work.ts';

/** Settles what every step needs to know: the language, the day, and when searching must end. */
export function openWork({ run, request, identity, budget, bus, directory, demo }: Question): Work {
  const language = request.locale === '' ? detectLanguage(request.question) : request.locale.startsWith('fr') ? 'fr' : 'en';
  const timeZone = request.timeZone || 'UTC';
  const asOf = request.asOf || calendarOf(timeZone).format(new Date());
  const startedAt = Date.now();
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(Math.max(0, budget.searchDeadline - startedAt))]);
  return { run, question: request.question, language, timeZone, asOf, identity, budget, signal, bus, directory, startedAt, demo };
}
