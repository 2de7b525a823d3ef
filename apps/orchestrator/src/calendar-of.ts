/** Time zones are a few hundred, but their names may be written in any case. */
const mostKept = 1_000;
const calendars = new Map<string, Intl.DateTimeFormat>();

/** Writes days of a time zone (an IANA name) as YYYY-MM-DD, as Swedish does. Kept, since making one costs a question's whole plan. Throws RangeError. */
export function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (calendars.size >= mostKept) calendars.clear();
  calendars.set(timeZone, made);
  return made;
}
