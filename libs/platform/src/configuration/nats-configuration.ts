import { GuichetError } from '@guichet/contracts';
import { readConfiguration } from './read-configuration.ts';
import { optionalText, text } from './variables.ts';

export interface NatsConfiguration {
  readonly servers: string;
  readonly user: string;
  readonly password: string;
}

/** Where NATS is and who this service is there. The development password is refused in production. */
export function natsConfiguration(service: string, environment: NodeJS.ProcessEnv = process.env): NatsConfiguration {
  const passwordVariable = `GUICHET_NATS_PASSWORD_${service.toUpperCase().replaceAll('-', '_')}`;
  const { servers, password, mode } = readConfiguration(
    {
      servers: text('GUICHET_NATS_URL', 'nats://127.0.0.1:4222'),
      password: optionalText(passwordVariable),
      mode: optionalText('NODE_ENV'),
    },
    environment,
  );
  if (password === undefined && mode === 'production') {
    throw new GuichetError('INVALID_ARGUMENT', `The configuration is wrong: ${passwordVariable} is not set, and this is production.`);
  }
  return { servers, user: service, password: password ?? `dev-${service}` };
}
