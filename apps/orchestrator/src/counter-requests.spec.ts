import { status as grpc, type ServiceError } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BadRequest, ErrorInfo, QuotaFailure, RetryInfo } from 'nice-grpc-error-details';
import { Status as RichStatus } from 'nice-grpc-error-details/lib/proto/google/rpc/status.js';
import { AskRequest, RetrieveResponse, Status, type ListDomainsResponse, type RetrieveRequest } from '@guichet/contracts';
import { approve, as, found, ScriptedCounter } from './scripted-counter.fixture.ts';

const balance = 'What is the balance of my account?';
const both = 'What is the balance of my account, and what is the deductible of my car insurance?';

let counter: ScriptedCounter;
afterEach(() => counter.close());

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => Promise.reject(new Error('It was taken.')),
    (thrown: unknown) => thrown as ServiceError,
  );
  const rich = RichStatus.decode(error.metadata.get('grpc-status-details-bin')[0] as Buffer);
  const detail = <Detail>(name: string, codec: { decode(bytes: Uint8Array): Detail }) =>
    rich.details.filter(({ typeUrl }) => typeUrl.endsWith(`.${name}`)).map(({ value }) => codec.decode(value))[0];
  return {
    code: error.code,
    text: error.details,
    info: detail('ErrorInfo', ErrorInfo),
    fields: detail('BadRequest', BadRequest)?.fieldViolations,
    retry: detail('RetryInfo', RetryInfo)?.retryDelay,
    quota: detail('QuotaFailure', QuotaFailure)?.violations,
  };
};

const endless = () => {
  const release = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const retrieve = async () => {
    asked.resolve();
    await release.promise;
    return found('The balance is 12.');
  };
  return { retrieve, asked: asked.promise, release: release.resolve };
};

describe('the domains of a request', () => {
  it('are the only ones asked', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x'), insurance: () => Promise.reject(new Error('asked')) }, approve);
    const answer = await counter.ask({ question: both, domains: ['banking'] });
    expect(new Set(answer.steps.map(({ domain }) => domain))).toEqual(new Set(['banking']));
  });
});

describe('ListDomains', () => {
  it.each([
    ['en-GB', 'Banking', 'Accounts, cards and payments.'],
    ['fr-FR', 'Banque', 'Comptes, cartes et paiements.'],
    ['', 'Banking', 'Accounts, cards and payments.'],
  ])('speaks the language of the locale %p', async (locale, name, description) => {
    counter = await ScriptedCounter.open({ banking: async () => found('x') });
    const { domains } = await new Promise<ListDomainsResponse>((resolve, reject) =>
      counter.client.listDomains({ locale }, as('staff'), (error, response) => (error ? reject(error) : resolve(response))),
    );
    expect(domains).toMatchObject([{ id: 'banking', name, description }]);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['en-GB', 'Quel est le solde de mon compte ?', 'en'],
    ['fr', balance, 'fr'],
    ['', 'Quel est le solde de mon compte ?', 'fr'],
    ['', balance, 'en'],
  ])('follows the locale %p, and where there is none the question %p', async (locale, question, language) => {
    const languages: string[] = [];
    const banking = async (request: RetrieveRequest) => {
      languages.push(request.language);
      return RetrieveResponse.fromPartial({ status: Status.STATUS_MISSING });
    };
    counter = await ScriptedCounter.open({ banking }, approve);
    const answer = await counter.ask({ question, locale });
    expect(languages).toEqual([language]);
    expect(answer.language).toBe(language);
    expect(answer.notices.join(' ')).toMatch(language === 'fr' ? /mode démonstration/ : /demo mode/);
  });
});

describe('a deadline that is too short', () => {
  it('is refused before any work, with what to allow', async () => {
    counter = await ScriptedCounter.open({ banking: () => Promise.reject(new Error('asked')) }, approve);
    const metadata = as('staff');
    metadata.set('grpc-timeout', '1m'); // by hand, since a client that knows of it gives up first
    const asked = new Promise((resolve, reject) =>
      counter.client.ask(AskRequest.fromPartial({ question: balance }), metadata, (error, response) =>
        error ? reject(error) : resolve(response),
      ),
    );
    expect(await refusal(asked)).toMatchObject({ code: grpc.DEADLINE_EXCEEDED, info: { reason: 'DEADLINE_EXCEEDED' } });
  });

  it('is refused as a budget, too', async () => {
    counter = await ScriptedCounter.open({ banking: () => Promise.reject(new Error('asked')) }, approve);
    const time = { seconds: 0n, nanos: 1_000_000 };
    expect(await refusal(counter.ask({ question: balance, budget: { time } }))).toMatchObject({
      code: grpc.INVALID_ARGUMENT,
      fields: [{ field: 'budget.time', description: expect.stringContaining('50 ms') }],
    });
  });
});

describe('more questions than may be at work', () => {
  it('are refused with the time after which to come back; those at work are answered, and leave their place', async () => {
    const { retrieve, asked, release } = endless();
    counter = await ScriptedCounter.open({ banking: retrieve }, approve, { inFlight: 1 });
    const first = counter.ask({ question: balance });
    await asked;
    const refused = await refusal(counter.ask({ question: balance }, 'customer:C-1'));
    expect(refused).toMatchObject({ code: grpc.RESOURCE_EXHAUSTED, retry: { seconds: 1 }, info: { reason: 'RESOURCE_EXHAUSTED' } });
    expect(refused.quota).toBeUndefined();
    release();
    expect((await first).status).toBe(Status.STATUS_ANSWERED);
    expect((await counter.ask({ question: balance }, 'customer:C-1')).status).toBe(Status.STATUS_ANSWERED);
  });

  it('of one caller are refused by its quota, while others are served', async () => {
    const { retrieve, asked, release } = endless();
    const banking = async ({ caller }: RetrieveRequest) => (caller?.role === 'staff' ? retrieve() : found('y'));
    counter = await ScriptedCounter.open({ banking }, approve, { inFlightPerCaller: 1 });
    const first = counter.ask({ question: balance });
    await asked;
    expect(await refusal(counter.ask({ question: balance }))).toMatchObject({
      code: grpc.RESOURCE_EXHAUSTED,
      retry: { seconds: 1 },
      quota: [{ subject: 'questions_in_flight', description: expect.stringContaining('at most 1') }],
    });
    expect((await counter.ask({ question: balance }, 'customer:C-1')).status).toBe(Status.STATUS_ANSWERED);
    release();
    await first;
  });
});
