import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Domain } from './domain.ts';

/** The package folder of a declaration that may run from `dist/`. */
function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : packageFolder(dirname(folder));
}

/** Takes a declaration and finds its folder, whether it runs from source or from `dist/`. */
export function defineDomain(domain: Domain): Domain {
  return { ...domain, folder: packageFolder(domain.folder) };
}
