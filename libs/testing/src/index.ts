export { describeWithServer } from './real-server.ts';
export { locateServer, type ServerLocation, type ServerName, serversAreRequired } from './real-server.config.ts';
