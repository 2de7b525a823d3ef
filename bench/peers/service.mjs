// node bench/peers/service.mjs DOMAIN   one of the fixture's domains as a process, by the shipped agent engine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveDomain } from '@guichet/agent-engine';
import { peersFolder } from '../install-peer.mjs';
import { declare } from './domain.mjs';

const { DOMAINS, lookup } = await import(pathToFileURL(join(peersFolder, 'fixture.mjs')).href);
const [id] = process.argv.slice(2);
await serveDomain(declare(id, DOMAINS[id], lookup, import.meta.dirname));
