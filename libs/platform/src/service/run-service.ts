import { GuichetError } from '@guichet/contracts';
import { Logger as NestLogger } from '@nestjs/common';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { optionalText, wholeNumber } from '../configuration/variables.ts';
import { createLogger } from '../logging/create-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { assertNodeVersion } from './assert-node-version.ts';
import { Health } from './health.ts';
import { keepReadyFile } from './ready-file.ts';

export interface ServiceContext {
  readonly logger: Logger;
  readonly health: Health;
}

/** Something started that ends in an orderly way: no new work, what is in flight ends, connections close. */
export interface Running {
  close(): Promise<unknown>;
}

export interface ServiceOptions {
  /** As telemetry and logs name it. */
  readonly name: string;
  readonly version: string;
  /** What is logged where GUICHET_LOG_LEVEL says nothing: info, or warn for a process that talks to a person. */
  readonly logLevel?: 'info' | 'warn';
  /** Starts everything; the service is ready when it resolves. */
  readonly start: (context: ServiceContext) => Promise<Running>;
}

/**
 * Runs one service as this process: checks Node, starts telemetry and logging, and on SIGTERM or SIGINT says "not ready",
 * drains, sends its last spans and exits. A start that fails exits with 1; a second signal exits at once. GUICHET_READY_FILE names a file
 * that is there while the service is ready.
 */
export async function runService({ name, version, logLevel, start }: ServiceOptions): Promise<void> {
  try {
    assertNodeVersion();
    const logger = createLogger(name, logLevel);
    NestLogger.overrideLogger(logger);
    const telemetry = await startTelemetry({ service: name, version });
    const { limit, readyFile } = readConfiguration({
      limit: wholeNumber('GUICHET_SHUTDOWN_LIMIT_MS', 20_000),
      readyFile: optionalText('GUICHET_READY_FILE'),
    });
    const health = new Health();
    if (readyFile) keepReadyFile(readyFile, health);
    const running = await start({ logger, health });
    onStopSignal(async (signal) => {
      logger.log(`${signal}: draining.`);
      setTimeout(() => exitLate(logger, limit), limit).unref();
      health.setReady(false);
      await running.close().catch((thrown: unknown) => logger.error(GuichetError.from(thrown)));
      await telemetry.shutdown();
      process.exit(0);
    });
    // Said only now: whoever reads it may send a signal at once.
    health.setReady(true);
    logger.log(`${name} ${version} is ready.`);
    // Whoever started this process with a channel waits for it; it may have left meanwhile.
    if (process.connected) process.send?.('ready', undefined, undefined, () => undefined);
  } catch (thrown) {
    failToStart(name, thrown);
  }
}

function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      void stop(signal);
    });
  }
}

function exitLate(logger: Logger, limit: number): never {
  logger.error(`What is in flight did not end within ${limit} ms; stopping hard.`);
  process.exit(1);
}

/** Written plainly: the logger itself may be what could not start. */
function failToStart(name: string, thrown: unknown): never {
  const text =
    thrown instanceof GuichetError ? thrown.message : thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  process.stderr.write(`${name} could not start: ${text}\n`);
  process.exit(1);
}
