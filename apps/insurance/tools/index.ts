import { countArticles } from './count-articles.ts';
import { countCitingArticles } from './count-citing-articles.ts';
import { countClaims } from './count-claims.ts';
import { countPolicies } from './count-policies.ts';
import { defineInsuranceTerm } from './define-insurance-term.ts';
import { findAmountsAndThresholds } from './find-amounts-and-thresholds.ts';
import { findDeadlines } from './find-deadlines.ts';
import { findDuties } from './find-duties.ts';
import { findInArticle } from './find-in-article.ts';
import { findSanctions } from './find-sanctions.ts';
import { followReference } from './follow-reference.ts';
import { listCitedArticles } from './list-cited-articles.ts';
import { listCitingArticles } from './list-citing-articles.ts';
import { listClaims } from './list-claims.ts';
import { listPolicies } from './list-policies.ts';
import { searchInsuranceRules } from './search-insurance-rules.ts';
import { showArticle } from './show-article.ts';
import { showArticleHistory } from './show-article-history.ts';
import { showArticlePart } from './show-article-part.ts';
import { showArticleStatus } from './show-article-status.ts';
import { showBeneficiaries } from './show-beneficiaries.ts';
import { showClaimPayments } from './show-claim-payments.ts';
import { showCover } from './show-cover.ts';
import { showDeductible } from './show-deductible.ts';
import { showPremium } from './show-premium.ts';
import { showRenewal } from './show-renewal.ts';
import type { Tool } from '@guichet/domain-kit';

export const tools: readonly Tool[] = [
  showArticle,
  findInArticle,
  showArticlePart,
  showArticleStatus,
  showArticleHistory,
  listCitedArticles,
  listCitingArticles,
  countCitingArticles,
  followReference,
  findDeadlines,
  findSanctions,
  findAmountsAndThresholds,
  findDuties,
  defineInsuranceTerm,
  searchInsuranceRules,
  listPolicies,
  showCover,
  showPremium,
  showDeductible,
  showRenewal,
  showBeneficiaries,
  listClaims,
  showClaimPayments,
  countPolicies,
  countClaims,
  countArticles,
];
