import { baggageKeys } from '@guichet/contracts';
import { type Context, propagation } from '@opentelemetry/api';

/** The context in which logs and further calls belong to this run and step. */
export function withRun(context: Context, runId: string, stepId: string): Context {
  if (!runId) return context;
  const baggage = propagation.getBaggage(context) ?? propagation.createBaggage();
  const ofRun = baggage.setEntry(baggageKeys.runId, { value: runId });
  return propagation.setBaggage(
    context,
    stepId ? ofRun.setEntry(baggageKeys.stepId, { value: stepId }) : ofRun.removeEntry(baggageKeys.stepId),
  );
}
