import { applyDecorators, Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import type { Method } from '../bus.ts';

/** Lets the error through as it was thrown: Nest's own filter would flatten it to "Internal server error". */
@Catch()
class PassErrorsOn implements RpcExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}

/** Makes a controller's method answer a method of the bus. It is called with the request and the ServedContext. */
export function Handles<Request, Response>(method: Method<Request, Response>): MethodDecorator {
  return applyDecorators(
    MessagePattern(method.subject, { method }),
    UseFilters(new PassErrorsOn()),
    (target: object, key: string | symbol) => {
      Payload()(target, key, 0);
      Ctx()(target, key, 1);
    },
  );
}
