import { serveDomain } from '@guichet/agent-engine';
import { domain } from './domain.ts';

await serveDomain(domain);
