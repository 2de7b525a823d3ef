import { CardRequest, CardResponse, RetrieveRequest, RetrieveResponse, ReviewRequest, ReviewResponse, subjects } from '@guichet/contracts';
import type { Method } from './bus.ts';

export const methods = {
  retrieve: (domain: string): Method<RetrieveRequest, RetrieveResponse> => ({
    name: 'retrieve',
    subject: subjects.retrieve(domain),
    service: domain,
    request: RetrieveRequest,
    response: RetrieveResponse,
  }),
  card: (domain: string): Method<CardRequest, CardResponse> => ({
    name: 'card',
    subject: subjects.card(domain),
    service: domain,
    request: CardRequest,
    response: CardResponse,
  }),
  review: (): Method<ReviewRequest, ReviewResponse> => ({
    name: 'review',
    subject: subjects.review,
    service: 'critic',
    request: ReviewRequest,
    response: ReviewResponse,
  }),
} as const;
