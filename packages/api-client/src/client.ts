import type { ApiClient, ApiClientOptions } from './client.types.ts';
import { ApiProblem, inEnglish } from './problem.ts';
import type { OperationId } from './types.ts';

/**
 * Creates a client for the API that `openapi.yaml` describes. Most of its code is loaded with the first call: a page that
 * contains its data makes none at first.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let client: ApiClient | undefined;
  let loading: Promise<ApiClient> | undefined;

  async function load(operation: OperationId): Promise<ApiClient> {
    loading ??= import('./httpClient.ts').then(({ createHttpClient }) => createHttpClient(options));
    try {
      client = await loading;
      return client;
    } catch {
      // The next call tries again.
      loading = undefined;
      const message = (options.describe ?? inEnglish)('networkError');
      throw new ApiProblem(operation, { status: null, code: 'network_error', message });
    }
  }

  return {
    // Without a wait once the code is loaded: the tokens may be cleared right after a call.
    call: (operation, ...rest) =>
      client ? client.call(operation, ...rest) : load(operation).then(({ call }) => call(operation, ...rest)),
    async renewTokens() {
      await (client ?? (await load('refreshTokens'))).renewTokens();
    },
  };
}
