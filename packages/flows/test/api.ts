import { createApiClient, memoryTokens } from '@lyceum/api-client';

export type Answering = (request: Request) => Response | Promise<Response>;

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** The real client on a network that answers as told. `asked` names the calls that left, in order. */
export function apiAnswering(answer: Answering, tokens = memoryTokens({ access: 'a1', refresh: 'r1' })) {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens,
    fetch: async (request) => {
      asked.push(`${request.method} ${request.url.replace('http://lyceum.test/v1', '')}`);
      return answer(request);
    },
  });
  return { api, tokens, asked };
}
