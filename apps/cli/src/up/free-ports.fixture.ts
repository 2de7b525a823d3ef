import { once } from 'node:events';
import { createServer } from 'node:net';

/** What a home needs, from the first port on: gRPC, NATS and its monitor, three Neo4j, OpenSearch and, 100 above, its transport, five of Jaeger. */
const offsets = [0, 1, 2, 3, 4, 5, 6, 106, 7, 8, 9, 10, 11];

/** The first of such ports, below those that the system gives to outgoing connections. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all(offsets.map((offset) => isFree(first + offset)));
    if (!free.includes(false)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
    return true;
  } catch {
    return false;
  }
}
