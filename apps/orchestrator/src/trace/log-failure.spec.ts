import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger as NestLogger } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { withRun } from '@guichet/bus';
import { GuichetError } from '@guichet/contracts';
import { Logger, startTelemetry, traceId } from '@guichet/platform';
import { logFailure } from './log-failure.ts';

describe('logFailure', () => {
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    await startTelemetry({ service: 'test', version: '1.0.0' });
    const destination = { write: (line: string) => lines.push(line) };
    NestLogger.overrideLogger(new Logger({ service: 'test', level: 'info', content: false, destination }));
  });
  afterEach(() => {
    NestLogger.overrideLogger(false);
    trace.disable();
    context.disable();
    propagation.disable();
  });

  it('names run, trace and place of an unexpected error, and nothing that it quotes', () => {
    trace.getTracer('test').startActiveSpan('work', (span) => {
      context.with(withRun(context.active(), 'run-1', ''), () =>
        logFailure('A question could not be answered', new TypeError('owes Zelda 12')),
      );
      const line = JSON.parse(lines[0]!) as Record<string, string>;
      expect(line).toMatchObject({ run_id: 'run-1', trace_id: traceId(), level: 50 });
      expect(line['message']).toMatch(/A question could not be answered: unexpected TypeError\n.*log-failure\.spec/);
      expect(lines[0]).not.toContain('Zelda');
      span.end();
    });
  });

  it('tells what to do about a failure that is known', () => {
    logFailure('The critic could not be asked', new GuichetError('NO_RESPONDER', 'Is it running?'));
    expect(lines[0]).toContain('The critic could not be asked: NO_RESPONDER: Is it running?');
  });
});
