// Exits with 0 while the service says that it is ready: it renews GUICHET_READY_FILE every few seconds and removes it when it drains.
// A file serves every service alike: agents listen on no port, and the orchestrator's gRPC may ask for a client certificate.
import { statSync } from 'node:fs';

const limitMs = 30_000;
const renewed = statSync(process.env.GUICHET_READY_FILE, { throwIfNoEntry: false })?.mtimeMs;
process.exit(renewed !== undefined && Date.now() - renewed < limitMs ? 0 : 1);
