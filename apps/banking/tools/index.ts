import type { Tool } from '@guichet/domain-kit';
import { breakDownSpending } from './break-down-spending.ts';
import { countAllReferrals } from './count-all-referrals.ts';
import { countCustomers } from './count-customers.ts';
import { countProductsSold } from './count-products-sold.ts';
import { defineRegulationTerm } from './define-regulation-term.ts';
import { findCardHolder } from './find-card-holder.ts';
import { findExtremePurchase } from './find-extreme-purchase.ts';
import { findFeesAndRates } from './find-fees-and-rates.ts';
import { findInParagraph } from './find-in-paragraph.ts';
import { findInternalProcedure } from './find-internal-procedure.ts';
import { findLimitsAndConditions } from './find-limits-and-conditions.ts';
import { findServiceHelp } from './find-service-help.ts';
import { listAccounts } from './list-accounts.ts';
import { listAllDisputes } from './list-all-disputes.ts';
import { listCards } from './list-cards.ts';
import { listDefinedTerms } from './list-defined-terms.ts';
import { listReferencesFrom } from './list-references-from.ts';
import { listReferencesTo } from './list-references-to.ts';
import { listRegulations } from './list-regulations.ts';
import { listTransactions } from './list-transactions.ts';
import { rankAllMerchants } from './rank-all-merchants.ts';
import { rankMerchants } from './rank-merchants.ts';
import { searchBankingDocuments } from './search-banking-documents.ts';
import { searchRegulations } from './search-regulations.ts';
import { showAccountBalances } from './show-account-balances.ts';
import { showAccountDetails } from './show-account-details.ts';
import { showApplications } from './show-applications.ts';
import { showCardBalance } from './show-card-balance.ts';
import { showCardClosures } from './show-card-closures.ts';
import { showCardOrders } from './show-card-orders.ts';
import { showCardPayments } from './show-card-payments.ts';
import { showCardStatus } from './show-card-status.ts';
import { showCreditLimit } from './show-credit-limit.ts';
import { showCustomerContact } from './show-customer-contact.ts';
import { showCustomerHoldings } from './show-customer-holdings.ts';
import { showDisputes } from './show-disputes.ts';
import { showOfficialComments } from './show-official-comments.ts';
import { showOwnDetails } from './show-own-details.ts';
import { showReferrals } from './show-referrals.ts';
import { showRegulationParagraph } from './show-regulation-paragraph.ts';
import { showRewardPoints } from './show-reward-points.ts';
import { totalAccountMovements } from './total-account-movements.ts';
import { totalAllMovements } from './total-all-movements.ts';
import { totalCardVolume } from './total-card-volume.ts';
import { totalSpending } from './total-spending.ts';

/** Every tool of the domain, group by group. */
export const tools: readonly Tool[] = [
  showAccountBalances,
  listAccounts,
  showAccountDetails,
  listTransactions,
  totalAccountMovements,
  showOwnDetails,
  listCards,
  showCardStatus,
  showCardBalance,
  showCreditLimit,
  showRewardPoints,
  showCardPayments,
  showDisputes,
  showReferrals,
  showCardOrders,
  showApplications,
  showCardClosures,
  totalSpending,
  rankMerchants,
  breakDownSpending,
  findExtremePurchase,
  findFeesAndRates,
  findLimitsAndConditions,
  findServiceHelp,
  searchBankingDocuments,
  showRegulationParagraph,
  findInParagraph,
  showOfficialComments,
  defineRegulationTerm,
  listDefinedTerms,
  listReferencesFrom,
  listReferencesTo,
  listRegulations,
  searchRegulations,
  findInternalProcedure,
  countProductsSold,
  rankAllMerchants,
  totalCardVolume,
  totalAllMovements,
  showCustomerContact,
  findCardHolder,
  showCustomerHoldings,
  countCustomers,
  listAllDisputes,
  countAllReferrals,
];
