import type { PeriodParameter } from '@guichet/domain-kit';

/** By the day on which the reported payments begin. */
export const beginning: PeriodParameter = {
  type: 'period',
  default: 'all',
  description: { en: 'When the reported payments begin.', fr: 'Quand commencent les paiements déclarés.' },
};
