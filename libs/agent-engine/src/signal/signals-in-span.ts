import { Recommendation, type Signals } from '@guichet/contracts';
import { inSpanNow } from '../trace/in-span.ts';

/** Makes the signals in a span that holds them: numbers and the recommendation, not the aspects, which are the question's words. */
export function signalsInSpan(make: () => Signals): Signals {
  return inSpanNow({ name: 'signals', attributes: {} }, (span) => {
    const signals = make();
    span.setAttributes({
      'guichet.signals.confidence': signals.confidenceScore,
      'guichet.signals.coverage': signals.coverageSignals?.coverageRatio,
      'guichet.signals.aspects_missing': signals.coverageSignals?.questionAspectsMissing.length,
      'guichet.signals.recommendation': Recommendation[signals.recommendation].replace('RECOMMENDATION_', '').toLowerCase(),
      'guichet.signals.engine': signals.retrievalMetadata?.engine,
    });
    return signals;
  });
}
