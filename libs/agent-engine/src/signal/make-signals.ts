import { Recommendation, type Evidence, type Signals } from '@guichet/contracts';
import type { Arguments, Domain, Tool } from '@guichet/domain-kit';
import type { AgentStores } from '../agent-stores.ts';
import type { Looked } from '../look/look-with.ts';

/** Below this confidence or coverage another search is recommended. */
const sufficient = 0.7;

export interface SignalFacts {
  readonly tool: Tool;
  readonly arguments: Arguments;
  readonly looked: Looked;
  readonly evidence: readonly Evidence[];
  readonly domain: Domain;
  readonly stores: AgentStores;
}

/** What a machine or a person needs to judge a result. */
export function makeSignals(facts: SignalFacts): Signals {
  const { search } = facts.looked;
  const confidence = confidenceOf(facts);
  const coverage = search === undefined ? undefined : search.coverage;
  return {
    confidenceScore: confidence,
    sourceDiversity: {
      domains: [facts.domain.id],
      timestamps: [...new Set(facts.evidence.map(({ asOf }) => asOf).filter((day) => day !== ''))].sort(),
    },
    coverageSignals: {
      questionAspectsCovered: [...(search?.covered ?? [])],
      questionAspectsMissing: [...(search?.missing ?? [])],
      coverageRatio: coverage,
    },
    retrievalMetadata: {
      engine: search === undefined ? facts.stores.graph.engine : (facts.stores.passages?.engine ?? ''),
      embeddingModel: '',
      chunkSize: 0,
      topK: search?.read ?? 0,
      rerankerApplied: false,
    },
    recommendation:
      (confidence ?? coverage ?? 1) < sufficient ? Recommendation.RECOMMENDATION_RE_QUERY : Recommendation.RECOMMENDATION_PROCEED,
  };
}

/**
 * Set for templates alone. A template is exact by construction: given its arguments its rows are right, so what can be wrong is an
 * argument that was corrected rather than read. Scores of a text search are not calibrated, and stay unset.
 */
function confidenceOf({ tool, arguments: filled, looked }: SignalFacts): number | undefined {
  if (tool.body.kind !== 'template' || looked.rows.length === 0) return undefined;
  return Object.values(filled).some(({ how }) => how === 'corrected') ? 0.8 : 1;
}
