import { GuichetError, type AskRequest } from '@guichet/contracts';
import { calendarOf } from '../calendar-of.ts';
import { deadlineLimits } from './call-lifetime.ts';

const limits = { question: 8_000, turns: 50, turn: 8_000, requestId: 200, rounds: 3, calls: 40 } as const;

const isTimeZone = (name: string) => {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const isUnsetOrLongEnough = ({ seconds, nanos }: { seconds: bigint; nanos: number }) =>
  (seconds === 0n && nanos === 0) || Number(seconds) * 1000 + nanos / 1e6 >= deadlineLimits.minimumMs;

/** Every fault of a request at once, each with the field and what to send. Throws INVALID_ARGUMENT. */
export function validateAsk(ask: AskRequest | undefined): asserts ask is AskRequest {
  if (!ask) throw invalid({ ask: 'send the question in `ask`' });
  const faults: Record<string, string> = {};
  const expect = (right: boolean, field: string, rule: string) => {
    if (!right) faults[field] = rule;
  };
  expect(ask.question.trim() !== '', 'question', 'must not be empty');
  expect(ask.question.length <= limits.question, 'question', `at most ${limits.question} characters`);
  expect(ask.requestId.length <= limits.requestId, 'request_id', `at most ${limits.requestId} characters`);
  expect(
    ask.locale === '' || /^(en|fr)(-[A-Za-z0-9]{2,8})*$/.test(ask.locale),
    'locale',
    'a BCP 47 tag of English or French, such as fr-FR, or empty',
  );
  expect(ask.timeZone === '' || isTimeZone(ask.timeZone), 'time_zone', 'an IANA name such as Europe/Paris, or empty');
  expect(ask.asOf === '' || isDay(ask.asOf), 'as_of', 'a day as YYYY-MM-DD, or empty');
  const turns = ask.conversation?.turns ?? [];
  expect(turns.length <= limits.turns, 'conversation.turns', `at most ${limits.turns} turns`);
  expect(
    turns.every((turn) => turn.text.length <= limits.turn),
    'conversation.turns',
    `at most ${limits.turn} characters a turn`,
  );
  const time = ask.budget?.time;
  expect(
    time === undefined || (time.seconds >= 0n && time.nanos >= 0 && isUnsetOrLongEnough(time)),
    'budget.time',
    `at least ${deadlineLimits.minimumMs} ms, or empty`,
  );
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function invalid(faults: Record<string, string>): GuichetError {
  const what = Object.entries(faults).map(([field, rule]) => `${field}: ${rule}`);
  return new GuichetError('INVALID_ARGUMENT', `The request cannot be taken. ${what.join('; ')}.`, {
    details: Object.fromEntries(Object.entries(faults).map(([field, rule]) => [`field.${field}`, rule])),
  });
}
