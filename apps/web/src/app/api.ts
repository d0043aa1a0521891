import { type ApiClient, browserTokens, createApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { browserI18n } from './i18n.ts';

/** The tokens of this browser's sign-in. */
export const tokens = browserTokens();

let client: ApiClient | undefined;

/** The client that this browser calls `/v1` with. Not for the server, where a request brings its own. */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    baseUrl: '/v1',
    tokens,
    fetch: (request) => fetch(request),
    describe: (operationId) => browserI18n().t(`errors:operations.${operationId}`),
    language: () => browserI18n().language as Language,
  });
  return client;
}
