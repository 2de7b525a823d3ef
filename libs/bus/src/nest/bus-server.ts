import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import type { Bus, Method, ServedContext } from '../bus.ts';

/** A Nest transport over the bus: serves what controllers declare with `@Handles`, and drains when Nest closes. */
export class BusServer extends Server implements CustomTransportStrategy {
  private readonly bus: Bus;

  constructor(bus: Bus) {
    super();
    this.bus = bus;
  }

  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      await this.bus.ready();
      for (const handler of this.messageHandlers.values()) await this.serve(handler);
      callback();
    } catch (thrown) {
      callback(thrown);
    }
  }

  async close(): Promise<void> {
    await this.bus.close();
  }

  on(): never {
    throw new Error('The bus has no events to listen to; it logs what happens to its connection.');
  }

  unwrap<T>(): T {
    return this.bus as T;
  }

  private async serve(handler: MessageHandler): Promise<void> {
    const method = handler.extras?.['method'] as Method<unknown, unknown> | undefined;
    if (!method) throw new Error('A handler was declared with @MessagePattern; on the bus use @Handles(methods.…).');
    await this.bus.serve(method, async (request: unknown, context: ServedContext) =>
      lastValueFrom<unknown>(this.transformToObservable(await handler(request, context))),
    );
  }
}
