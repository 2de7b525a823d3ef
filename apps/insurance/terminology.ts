import type { Terminology } from '@guichet/domain-kit';
import { claimTerms } from './terminology/claims.ts';
import { contractTerms } from './terminology/contracts.ts';
import { everydayTerms } from './terminology/everyday.ts';
import { lawTerms } from './terminology/law.ts';
import { lineTerms } from './terminology/lines.ts';
import { riskTerms } from './terminology/risks.ts';

/** The insurer's words in both languages: they let an English question find a French article, and route questions here. */
export const terminology: Terminology = [...contractTerms, ...claimTerms, ...riskTerms, ...lineTerms, ...lawTerms, ...everydayTerms];
