import { resolve } from 'node:path';
import { domains } from '@guichet/all-in-one';
import { GuichetError } from '@guichet/contracts';
import { developmentKeys } from '@guichet/identity';
import { loadDemo } from './load-demo.ts';
import { Passwords } from './passwords.ts';
import type { RunFolder } from './run-folder.ts';
import { cacheFolder, serversFolder } from './servers-folder.ts';
import { servers, variableName, type Server } from './servers.ts';
import { serviceEnvironment } from './service-environment.ts';
import { startServer, type Location, type ServerPlace } from './start-server.ts';
import { startService } from './start-service.ts';

export interface UpOptions {
  readonly folder: RunFolder;
  readonly services: readonly string[];
  /** What this process was started with. */
  readonly given: NodeJS.ProcessEnv;
  readonly say: (name: string, what: string) => void;
}

/**
 * Starts the services, and before them the servers that they need and that the environment does not name; what runs already stays.
 * One failure does not stop the others. Resolves to what could not be started, each with what to do.
 */
export async function up({ folder, services, given, say }: UpOptions): Promise<string[]> {
  const datasets = given['GUICHET_DATASETS'] === 'outside' ? 'outside' : 'demo';
  const cache = cacheFolder(given);
  const work = serversFolder(folder.home, datasets, cache);
  assertSameData(folder, work);
  const place: ServerPlace = { folder, cache, work, passwords: new Passwords(work, given), given };
  const keys = await developmentKeys(resolve(folder.home));
  const problems: string[] = [];
  const domainIds = domains.map(({ id }) => id).filter((id) => services.includes(id));

  const start = async (server: Server): Promise<Location | undefined> => {
    const startedAt = Date.now();
    try {
      const location = await startServer(server, place);
      say(server.name, `up at ${Object.values(location)[0]} ${seconds(startedAt)}`);
      return location;
    } catch (error) {
      const { message } = GuichetError.from(error);
      if (server.role === 'traces') {
        say(server.name, `not started, so no traces are kept: ${message}`);
        return {};
      }
      problems.push(message);
      return undefined;
    }
  };
  const needed = servers.filter((server) => isNeeded(server, domainIds, given));
  const forAll = Promise.all(needed.filter(({ role }) => role !== 'store').map(start));
  const forDomains = Promise.all(needed.filter(({ role }) => role === 'store').map(start));

  await Promise.all(
    services.map(async (service) => {
      const locations = await Promise.all([forAll, ...(domainIds.includes(service) ? [forDomains] : [])]);
      if (locations.flat().includes(undefined)) return void problems.push(`${service} was not started: a server that it needs is missing.`);
      const location = Object.assign({}, ...locations.flat()) as Location;
      const environment = serviceEnvironment(service, { given, location, passwords: place.passwords, keys });
      const startedAt = Date.now();
      try {
        if (datasets === 'demo' && domainIds.includes(service)) {
          const loaded = await loadDemo(service, environment);
          if (loaded.length > 0) say(service, `demo data loaded: ${loaded.join(', ')} ${seconds(startedAt)}`);
        }
        const startsAt = Date.now();
        const outcome = await startService(service, environment, folder);
        say(service, outcome === 'running' ? 'runs already' : `ready ${seconds(startsAt)}`);
      } catch (error) {
        problems.push(`${service}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
  return problems;
}

/** Not where the environment names it; a store only for domains that have no server of their own. */
function isNeeded({ name, location, role }: Server, domainIds: readonly string[], given: NodeJS.ProcessEnv): boolean {
  if (location.some((variable) => given[variable])) return false;
  return role !== 'store' || domainIds.some((id) => !given[`GUICHET_${variableName(id)}_${variableName(name)}_URL`]);
}

function assertSameData(folder: RunFolder, work: string): void {
  const other = folder.servers().find(({ environment }) => environment['GUICHET_WORK'] !== work);
  if (other) {
    const message = `${other.name} was started for other data, in ${other.environment['GUICHET_WORK']}; run \`guichet down\` first.`;
    throw new GuichetError('FAILED_PRECONDITION', message);
  }
}

const seconds = (since: number): string => `(${((Date.now() - since) / 1000).toFixed(1)} s)`;
