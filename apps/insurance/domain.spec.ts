import { domainConformance } from '@guichet/testing';
import { domain } from './domain.ts';

domainConformance(domain);
