import type { Tool } from '@guichet/domain-kit';
import { countFilingsByFiler } from './tools/count-filings-by-filer.ts';
import { countFilingsInPeriod } from './tools/count-filings-in-period.ts';
import { findBanksBetween } from './tools/find-banks-between.ts';
import { listBankPartners } from './tools/list-bank-partners.ts';
import { listCountriesNamedByFiler } from './tools/list-countries-named-by-filer.ts';
import { listCountryPartners } from './tools/list-country-partners.ts';
import { listEntitiesNamedByFiler } from './tools/list-entities-named-by-filer.ts';
import { listEntitiesOfReport } from './tools/list-entities-of-report.ts';
import { listFilersNamingEntity } from './tools/list-filers-naming-entity.ts';
import { listLargestFilings } from './tools/list-largest-filings.ts';
import { listMovements } from './tools/list-portfolio-movements.ts';
import { listTopBanks } from './tools/list-top-banks.ts';
import { listTopFilers } from './tools/list-top-filers.ts';
import { searchReportPassages } from './tools/search-report-passages.ts';
import { showBankTotal } from './tools/show-bank-total.ts';
import { showCountryTotal } from './tools/show-country-total.ts';
import { showDividends } from './tools/show-dividends.ts';
import { showFilingsBetweenBanks } from './tools/show-filings-between-banks.ts';
import { showFirstOrLastFiling } from './tools/show-first-or-last-filing.ts';
import { showFlowsBetweenCountries } from './tools/show-flows-between-countries.ts';
import { showHoldings } from './tools/show-holdings.ts';
import { showPortfolioFees } from './tools/show-portfolio-fees.ts';
import { showPortfolioValue } from './tools/show-portfolio-value.ts';
import { showReportAverageOrSum } from './tools/show-report-average-or-sum.ts';
import { showReportChange } from './tools/show-report-change.ts';
import { showReportFigure } from './tools/show-report-figure.ts';
import { showReportShare } from './tools/show-report-share.ts';

/** Every search capability of this domain. */
export const tools: readonly Tool[] = [
  countFilingsByFiler,
  countFilingsInPeriod,
  findBanksBetween,
  listBankPartners,
  listCountriesNamedByFiler,
  listCountryPartners,
  listEntitiesNamedByFiler,
  listEntitiesOfReport,
  listFilersNamingEntity,
  listLargestFilings,
  listMovements,
  listTopBanks,
  listTopFilers,
  searchReportPassages,
  showBankTotal,
  showCountryTotal,
  showDividends,
  showFilingsBetweenBanks,
  showFirstOrLastFiling,
  showFlowsBetweenCountries,
  showHoldings,
  showPortfolioFees,
  showPortfolioValue,
  showReportAverageOrSum,
  showReportChange,
  showReportFigure,
  showReportShare,
];
