import { type ApiClient, createApiClient, memoryTokens } from '@lyceum/api-client';

/** The response to a call. */
export type Respond = (request: Request) => Response | Promise<Response>;

/** The real client of a signed-in user, with mock responses. */
export function createTestApi(fetch: Respond): ApiClient {
  return createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens: memoryTokens({ access: 'a1', refresh: 'r1' }),
    fetch: async (request) => fetch(request),
  });
}
