import type { Format, Language, Row } from '@guichet/domain-kit';
import { text } from './fields.ts';

const scales: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { thousand: ' thousand', million: ' million', billion: ' billion' },
  fr: { thousand: ' milliers', million: ' millions', billion: ' milliards' },
};

/** A figure of a report as its table means it: `$1,204.5 million`, `12.5%`, `4.27`; what was computed takes two `digits`. */
export function amount(row: Row, value: number, language: Language, format: Format, digits = 4): string {
  const unit = text(row, 'unit');
  if (unit === '%') return format.percent(value);
  const scale = scales[language][text(row, 'scale')] ?? '';
  const number = `${format.number(value, digits)}${scale}`;
  if (unit === '') return number;
  const sign = /^[$€£¥]$/.test(unit);
  if (language === 'en' && sign) return `${value < 0 ? '-' : ''}${unit}${format.number(Math.abs(value), digits)}${scale}`;
  return `${number} ${unit}`;
}

/** Which figure it is: its row, the block it stands in, its column and company. */
export function place(row: Row): string {
  const section = text(row, 'section');
  return [text(row, 'company'), section === '' ? text(row, 'label') : `${section}, ${text(row, 'label')}`].join(', ');
}
