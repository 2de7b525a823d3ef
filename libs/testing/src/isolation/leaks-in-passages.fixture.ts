import { passwordsOf, type Holding } from './holding.fixture.ts';

export interface OpenSearchAnswer {
  readonly status: number;
  readonly body: string;
}

/** One request to OpenSearch as a user; `body` is sent as JSON, lines of it for `_msearch`. */
export async function askOpenSearch(url: string, user: string, password: string, method: string, path: string, body?: string) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': path.endsWith('_msearch') ? 'application/x-ndjson' : 'application/json',
    },
    body,
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: await response.text() } satisfies OpenSearchAnswer;
}

/** What can be read of an index: each way that OpenSearch has, by name and by pattern. */
function ways(index: string, id: string): readonly (readonly [method: string, path: string, body?: string])[] {
  const all = JSON.stringify({ query: { match_all: {} }, size: 1_000 });
  return [
    ['POST', `/${index}/_search`, all],
    ['POST', `/${index.replace(/-.*/, '-*')}/_search`, all],
    ['POST', '/*/_search', all],
    ['POST', '/_all/_search', all],
    ['GET', `/${index}/_doc/${id}`],
    ['GET', `/${index}/_source/${id}`],
    ['POST', `/_mget`, JSON.stringify({ docs: [{ _index: index, _id: id }] })],
    ['POST', '/_msearch', `${JSON.stringify({ index })}\n${all}\n`],
    ['GET', `/${index}/_termvectors/${id}?fields=*`],
    ['POST', `/${index}/_explain/${id}?_source=true`, JSON.stringify({ query: { match_all: {} } })],
    ['POST', `/${index}/_search?scroll=1s`, all],
    ['GET', `/_cat/indices/${index}`],
    ['GET', `/${index}/_mapping`],
  ];
}

/**
 * By which ways the holder gets to see `secret`, the name or a word of an index that is another's; empty when it is kept apart. It tries
 * as its own user, and as the owner's with every password that it holds.
 */
export async function leaksInPassages(
  url: string,
  { user, holding, owner }: { user: string; holding: Holding; owner: string },
  { index, id, secrets }: { index: string; id: string; secrets: readonly string[] },
): Promise<string[]> {
  const logins = [[user, holding.passagesPassword], ...passwordsOf(holding).map((password) => [owner, password])] as [string, string][];
  const leaks: string[] = [];
  for (const [as, password] of logins) {
    const { status } = await askOpenSearch(url, as, password, 'GET', '/_plugins/_security/authinfo');
    if (status === 401) continue; // once is enough: OpenSearch takes its time for a wrong password
    for (const [method, path, body] of ways(index, id)) {
      const answer = await askOpenSearch(url, as, password, method, path, body);
      if (answer.status >= 500) throw new Error(`OpenSearch answered ${answer.status} to ${path}.`);
      if (answer.status === 200 && secrets.some((secret) => answer.body.includes(secret))) leaks.push(`${as}: ${method} ${path}`);
    }
  }
  return leaks;
}
