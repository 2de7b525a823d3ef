import type { Terminology } from '@guichet/domain-kit';
import { balance } from './terminology/balance.ts';
import { income } from './terminology/income.ts';
import { markets } from './terminology/markets.ts';
import { reports } from './terminology/reports.ts';
import { surveillance } from './terminology/surveillance.ts';

/** Words of the trade in both languages: they route questions, and let a French question find an English report. */
export const terminology: Terminology = [...income, ...balance, ...reports, ...markets, ...surveillance];
