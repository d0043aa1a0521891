import { type ApiClient, createApiClient, memoryTokens } from '@lyceum/api-client';

/** What the server does with a call. */
export type Respond = (request: Request) => Response | Promise<Response>;

/** The real client, somebody's signed in, on a network that answers as told. */
export function createTestApi(fetch: Respond): ApiClient {
  return createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens: memoryTokens({ access: 'a1', refresh: 'r1' }),
    fetch: async (request) => fetch(request),
  });
}
