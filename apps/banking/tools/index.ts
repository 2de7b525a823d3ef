import type { Tool } from '@guichet/domain-kit';
import { listAccounts } from './list-accounts.ts';
import { listTransactions } from './list-transactions.ts';
import { showAccountBalances } from './show-account-balances.ts';
import { showAccountDetails } from './show-account-details.ts';
import { totalAccountMovements } from './total-account-movements.ts';

export const tools: readonly Tool[] = [showAccountBalances, listAccounts, showAccountDetails, listTransactions, totalAccountMovements];
