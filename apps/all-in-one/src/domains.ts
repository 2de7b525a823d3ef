import { domain as banking } from '@guichet/banking';
import type { Domain } from '@guichet/domain-kit';
import { domain as finance } from '@guichet/finance';
import { domain as insurance } from '@guichet/insurance';

/** The domains that this process runs and that the command line loads. */
export const domains: readonly Domain[] = [banking, insurance, finance];
