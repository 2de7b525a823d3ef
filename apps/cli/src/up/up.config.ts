/** What `guichet up` and `down` were started with: each service and server is given its own part of it. */
export const given: NodeJS.ProcessEnv = process.env;
