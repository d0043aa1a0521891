import type { ApiClient, ApiClientOptions } from './client.types.ts';
import type { HttpClient } from './httpClient.ts';
import { ApiProblem, inEnglish } from './problem.ts';
import type { OperationId } from './types.ts';

/**
 * Creates a client for the API that `openapi.yaml` describes. Most of its code is loaded with the first call: a page that
 * contains its data makes none at first.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let client: HttpClient | undefined;
  let loading: Promise<HttpClient> | undefined;

  /** Imports a module. Without one, the call has no response. */
  async function importing<Module>(operation: OperationId, module: Promise<Module>): Promise<Module> {
    try {
      return await module;
    } catch {
      const message = (options.describe ?? inEnglish)('networkError');
      throw new ApiProblem(operation, { status: null, code: 'network_error', message });
    }
  }

  async function load(operation: OperationId): Promise<HttpClient> {
    loading ??= import('./httpClient.ts').then(({ createHttpClient }) => createHttpClient(options));
    try {
      client = await importing(operation, loading);
      return client;
    } catch (error) {
      // The next call tries again.
      loading = undefined;
      throw error;
    }
  }

  async function renewTokens(): Promise<void> {
    await (client ?? (await load('refreshTokens'))).renewTokens();
  }

  return {
    // Without a wait once the code is loaded: the tokens may be cleared right after a call.
    call: (operation, ...rest) =>
      client ? client.call(operation, ...rest) : load(operation).then(({ call }) => call(operation, ...rest)),
    async upload(operation, upload) {
      const { sendFile } = await importing(operation, import('./upload.ts'));
      return sendFile(options, renewTokens, operation, upload);
    },
    renewTokens,
  };
}
