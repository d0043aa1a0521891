import {
  type ApiClient,
  browserTokens,
  createApiClient,
  memoryTokens,
  type TokenStorage,
} from '@lyceum/api-client';
import { browserI18n, browserLanguage } from '../document/i18n.ts';
import type { PageContext } from '../pageContext.ts';

let ofBrowser: { api: ApiClient; tokens: TokenStorage } | undefined;

/** The browser's API client and token storage. On the server, each request has its own client: `requestApi`. */
export function browserConnection(): { api: ApiClient; tokens: TokenStorage } {
  if (ofBrowser) return ofBrowser;
  const tokens = browserTokens();
  const api = createApiClient({
    baseUrl: '/v1',
    tokens,
    describe: (text) => browserI18n().t(`errors:operations.${text}`),
    language: browserLanguage,
  });
  ofBrowser = { api, tokens };
  return ofBrowser;
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
