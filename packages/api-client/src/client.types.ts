import type { RequiredKeysOf } from 'openapi-typescript-helpers';
import type { Describe } from './problem.ts';
import type { TokenStorage } from './tokens.ts';
import type { Answer, CallOptions, OperationId, UploadId } from './types.ts';

export interface ApiClientOptions {
  /** The address of the API with its prefix: `/v1` in a browser, absolute elsewhere. */
  baseUrl: string;
  tokens: TokenStorage;
  /** @default the global fetch */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Default texts [8.1] by operationId, or `networkError`, `noToken`, `noRefreshToken`.
   * @default English
   */
  describe?: Describe;
  /** The language of the server's messages. */
  language?: () => string;
}

/** The options of a call, if it needs any. */
export type Arguments<Id extends OperationId> =
  RequiredKeysOf<CallOptions<Id>> extends never ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

export interface UploadOptions {
  file: Blob;
  signal?: AbortSignal | undefined;
  /** Called with the percentage that was sent. */
  onProgress?: (percent: number) => void;
}

export interface ApiClient {
  /**
   * Calls an operation of the contract and returns the body of the response. Sends the stored access token; after a
   * 401 it renews the tokens and repeats the call once [7.1].
   * @throws ApiProblem without a response within 30 s, without a token, or for an error response [8.2]
   */
  call<Id extends OperationId>(operation: Id, ...options: Arguments<Id>): Promise<Answer<Id>>;
  /**
   * Sends a file and returns the body of the response. Tokens are sent and renewed as for `call`. Only in browsers.
   * @throws ApiProblem after 30 s without progress, without a token, or for an error response [8.2]
   */
  upload<Id extends UploadId>(operation: Id, options: UploadOptions): Promise<Answer<Id>>;
  /**
   * Renews the tokens, shared with concurrent renewals.
   * @throws ApiProblem on failure. Rejected tokens are cleared; without a response they are kept.
   */
  renewTokens(): Promise<void>;
}
