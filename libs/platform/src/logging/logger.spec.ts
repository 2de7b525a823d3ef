import { baggageKeys, GuichetError } from '@guichet/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { traceId } from '../telemetry/trace-id.ts';
import { Logger } from './logger.ts';

describe('logger', () => {
  let lines: Record<string, unknown>[];
  const loggerOf = (content: boolean) =>
    new Logger({
      service: 'desk',
      level: 'info',
      content,
      destination: { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
    });

  beforeEach(async () => {
    lines = [];
    await startTelemetry({ service: 'desk', version: '1.0.0' });
  });

  afterEach(() => {
    trace.disable();
    context.disable();
    propagation.disable();
  });

  test('a line carries service, context, trace, run and step', () => {
    const baggage = propagation.createBaggage({ [baggageKeys.runId]: { value: 'run' }, [baggageKeys.stepId]: { value: 's1' } });
    trace.getTracer('test').startActiveSpan('ask', (span) => {
      context.with(propagation.setBaggage(context.active(), baggage), () => loggerOf(false).log('Ready.', 'Desk'));
      expect(lines).toEqual([
        expect.objectContaining({ service: 'desk', context: 'Desk', message: 'Ready.', trace_id: traceId(), run_id: 'run', step_id: 's1' }),
      ]);
      span.end();
    });
  });

  test.each([
    ['an error', (error: Error) => [error]],
    ['a text and its stack, as Nest passes them', (error: Error) => [error.message, error.stack, 'ExceptionsHandler']],
  ])('the message of %s stays out unless switched on; where it happened is there', (_, args) => {
    const [message, ...rest] = args(new Error('balance of Zelda'));
    loggerOf(false).error(message, ...rest);
    expect(JSON.stringify(lines)).not.toContain('Zelda');
    expect(lines[0]?.['stack']).toContain('logger.spec.ts');
    loggerOf(true).error(message, ...rest);
    expect(lines[1]?.['message']).toContain('balance of Zelda');
  });

  test('a GuichetError says its code and what to do', () => {
    loggerOf(false).warn(new GuichetError('NO_RESPONDER', 'Nobody listens.'));
    expect(lines[0]).toMatchObject({ message: 'NO_RESPONDER: Nobody listens.', level: 40 });
  });
});
