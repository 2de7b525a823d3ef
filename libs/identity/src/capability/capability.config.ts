import { GuichetError } from '@guichet/contracts';
import { optionalText, readConfiguration, text } from '@guichet/platform';
import { CapabilitySigner } from './capability-signer.ts';
import { CapabilityVerifier } from './capability-verifier.ts';
import { developmentKeys, readPublicKeys, readSigningKey, type KeyFiles } from './key-files.ts';

const variables = { signingKey: 'GUICHET_CAPABILITY_SIGNING_KEY', publicKeys: 'GUICHET_CAPABILITY_PUBLIC_KEYS' } as const;

/** What the orchestrator signs with: the file that `GUICHET_CAPABILITY_SIGNING_KEY` names. */
export async function signerConfiguration(environment: NodeJS.ProcessEnv = process.env): Promise<CapabilitySigner> {
  return CapabilitySigner.with(readSigningKey(await fileOf('signingKey', environment)));
}

/** What a service checks with: the file that `GUICHET_CAPABILITY_PUBLIC_KEYS` names. */
export async function verifierConfiguration(service: string, environment: NodeJS.ProcessEnv = process.env): Promise<CapabilityVerifier> {
  return new CapabilityVerifier(service, readPublicKeys(await fileOf('publicKeys', environment)));
}

/** Outside production, services that share a `GUICHET_HOME` share a pair that the first one makes there. */
async function fileOf(which: keyof KeyFiles, environment: NodeJS.ProcessEnv): Promise<string> {
  const name = variables[which];
  const { file, home, mode } = readConfiguration(
    { file: optionalText(name), home: text('GUICHET_HOME', '.guichet'), mode: optionalText('NODE_ENV') },
    environment,
  );
  if (file !== undefined) return file;
  if (mode === 'production') {
    throw new GuichetError('INVALID_ARGUMENT', `The configuration is wrong: ${name} is not set, and this is production.`);
  }
  return (await developmentKeys(home))[which];
}
