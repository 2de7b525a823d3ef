import { Controller, type Type } from '@nestjs/common';
import { Handles, methods, type ServedContext } from '@guichet/bus';
import { GuichetError, oldestProtocol, protocolVersion, ReviewRequest, ReviewResponse } from '@guichet/contracts';
import type { CapabilityVerifier } from '@guichet/identity';
import { reviewAnswer } from './review-answer.ts';

/** The class is made for the verifier: what carries no capability is not looked at. */
export function criticController(verifier: CapabilityVerifier): Type {
  @Controller()
  class CriticController {
    @Handles(methods.review())
    async review(request: ReviewRequest, context: ServedContext): Promise<ReviewResponse> {
      await verifier.verify(context.capability, { calls: [context, { runId: request.runId }] });
      if (request.protocolVersion < oldestProtocol || request.protocolVersion > protocolVersion) {
        throw new GuichetError(
          'PROTOCOL_MISMATCH',
          `This critic speaks protocol ${oldestProtocol} to ${protocolVersion}, not ${request.protocolVersion}.`,
        );
      }
      return reviewAnswer(request);
    }
  }
  return CriticController;
}
