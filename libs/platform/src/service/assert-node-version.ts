import { GuichetError } from '@guichet/contracts';

/** The oldest Node that the dependencies run on; package.json's `engines` says the same. */
const oldest = [22, 15] as const;

/** FAILED_PRECONDITION on an older Node. `engines` only warns, and without install scripts the project's own Node is silently not there. */
export function assertNodeVersion(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new GuichetError(
    'FAILED_PRECONDITION',
    `Node ${version} is too old: ${oldest.join('.')} or newer is needed. Start through an npm script ("npm start"), which brings its own Node; ` +
      'if that is missing, run "npm ci" without --ignore-scripts.',
  );
}
