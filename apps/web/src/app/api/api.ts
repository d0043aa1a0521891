import {
  type ApiClient,
  browserTokens,
  createApiClient,
  memoryTokens,
  type TokenStorage,
} from '@lyceum/api-client';
import { browserI18n, browserLanguage } from '../../platform/i18n/i18n.ts';
import type { PageContext } from './pageContext.ts';

interface Connection {
  api: ApiClient;
  tokens: TokenStorage;
}

function connect(): Connection {
  const tokens = browserTokens();
  const api = createApiClient({
    baseUrl: '/v1',
    tokens,
    describe: (text) => browserI18n().t(`errors:operations.${text}`),
    language: browserLanguage,
  });
  return { api, tokens };
}

/** One for each tab. On the server, each request has its own client: `requestApi`. */
const ofTab = typeof document === 'undefined' ? null : connect();

/** The browser's API client and token storage. @throws on the server */
export function browserConnection(): Connection {
  if (!ofTab)
    throw new Error('browserConnection was called on the server. Loaders use requestApi(context) there.');
  return ofTab;
}

export function browserApi(): ApiClient {
  return browserConnection().api;
}

/** The client of a page that the server renders. The user is a guest, because the tokens are stored in the browser. */
export function requestApi({ reachApi, publicUrl, language }: PageContext): ApiClient {
  return createApiClient({
    baseUrl: `${publicUrl}/v1`,
    tokens: memoryTokens(),
    fetch: reachApi,
    language: () => language,
  });
}
