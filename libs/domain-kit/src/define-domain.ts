import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GuichetError } from '@guichet/contracts';
import type { Domain } from './domain.ts';
import { lintDomain } from './lint-domain.ts';

/**
 * Takes a declaration and finds its folder, whether it runs from source or from `dist/`.
 * Throws FAILED_PRECONDITION with every fault and its fix: a domain that breaks a rule does not start.
 */
export function defineDomain(declared: Domain): Domain {
  const domain = { ...declared, folder: packageFolder(declared.folder) };
  const faults = lintDomain(domain);
  if (faults.length === 0) return domain;
  const listed = faults.map(({ where, what, fix }) => `- ${where}: ${what}; ${fix}.`);
  throw new GuichetError('FAILED_PRECONDITION', `The domain "${domain.id}" cannot start:\n${listed.join('\n')}`);
}

/** The package folder of a declaration that may run from `dist/`. */
function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : packageFolder(dirname(folder));
}
