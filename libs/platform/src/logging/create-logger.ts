import pino, { type Level } from 'pino';
import pretty from 'pino-pretty';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { flag, oneOf } from '../configuration/variables.ts';
import { Logger } from './logger.ts';

/**
 * The process's logger, to standard error: standard output belongs to answers.
 * `usualLevel` holds where GUICHET_LOG_LEVEL says nothing.
 * GUICHET_LOG json or pretty (pretty on a terminal) · GUICHET_LOG_LEVEL · GUICHET_LOG_CONTENT.
 */
export function createLogger(service: string, usualLevel: Level = 'info', environment: NodeJS.ProcessEnv = process.env): Logger {
  const { style, level, content } = readConfiguration(
    {
      style: oneOf('GUICHET_LOG', ['json', 'pretty'], process.stderr.isTTY ? 'pretty' : 'json'),
      level: oneOf<Level>('GUICHET_LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal'], usualLevel),
      content: flag('GUICHET_LOG_CONTENT', false),
    },
    environment,
  );
  const destination =
    style === 'json'
      ? pino.destination({ dest: 2, sync: true })
      : pretty({
          destination: 2,
          sync: true,
          messageKey: 'message',
          translateTime: 'SYS:HH:MM:ss',
          ignore: 'pid,hostname,service,context',
          messageFormat: '{service} {if context}[{context}] {end}{message}',
        });
  return new Logger({ service, level, content, destination });
}
