import { Controller } from '@nestjs/common';
import { Handles, methods } from '@guichet/bus';
import { GuichetError, oldestProtocol, protocolVersion, ReviewRequest, ReviewResponse } from '@guichet/contracts';
import { reviewAnswer } from './review-answer.ts';

@Controller()
export class CriticController {
  @Handles(methods.review())
  review(request: ReviewRequest): ReviewResponse {
    if (request.protocolVersion < oldestProtocol || request.protocolVersion > protocolVersion) {
      throw new GuichetError(
        'PROTOCOL_MISMATCH',
        `This critic speaks protocol ${oldestProtocol} to ${protocolVersion}, not ${request.protocolVersion}.`,
      );
    }
    return reviewAnswer(request);
  }
}
