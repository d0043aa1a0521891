import { createApiClient, memoryTokens } from '@lyceum/api-client';

export type Respond = (request: Request) => Response | Promise<Response>;

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** The real client over a fake `fetch`. `calls` lists the requests in order. */
export function createTestApi(respond: Respond, tokens = memoryTokens({ access: 'a1', refresh: 'r1' })) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens,
    fetch: async (request) => {
      calls.push(`${request.method} ${request.url.replace('http://lyceum.test/v1', '')}`);
      return respond(request);
    },
  });
  return { api, tokens, calls };
}
