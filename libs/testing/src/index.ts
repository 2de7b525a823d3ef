export { describeWithServer } from './real-server.ts';
export { locateServer, type ServerLocation, type ServerName, serversAreRequired } from './real-server.config.ts';
export { startDomain, type Asking, type StartedDomain } from './start-domain.ts';
export { openCachedStores, type CachedStores } from './cached-stores.ts';
export { describeWithData } from './outside-data.ts';
export { cacheFolder, outsideDataRoot } from './data-root.config.ts';
export { domainConformance } from './domain-conformance.ts';
export { OwnNats } from './bus/own-nats.ts';
export { TestAuthority, type CertificateFiles } from './certificates.ts';
