import { limits } from '@lyceum/rules';
import createClient from 'openapi-fetch';
import { operations } from './operations.ts';
import { ApiProblem, type Describe, inEnglish } from './problem.ts';
import { createRenewal, isRenewalRefused } from './renewal.ts';
import type { TokenStorage } from './tokens.ts';
import type { Answer, CallOptions, OperationId } from './types.ts';
import { type RawAnswer, unwrap } from './unwrap.ts';
import { tookTooLong, withinTime } from './withinTime.ts';

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

type Arguments<Id extends OperationId> =
  Record<never, never> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

export interface ApiClient {
  /**
   * Calls an operation of the contract and returns the body of the response. Sends the stored access token; after a
   * 401 it renews the tokens and repeats the call once [7.1].
   * @throws ApiProblem without a response within 30 s, without a token, or for an error response [8.2]
   */
  call<Id extends OperationId>(operation: Id, ...options: Arguments<Id>): Promise<Answer<Id>>;
  /**
   * Renews the tokens, shared with concurrent renewals.
   * @throws ApiProblem on failure. Rejected tokens are cleared; without a response they are kept.
   */
  renewTokens(): Promise<void>;
}

/** The table ensures at run time what the types ensure at compile time, so the HTTP layer accepts any path. */
interface AnyCall {
  parameters: { path?: unknown; query?: unknown };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type AnyPaths = Record<string, Record<'get' | 'put' | 'post' | 'patch' | 'delete', AnyCall>>;

interface LooseOptions {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Creates a client for the API that `openapi.yaml` describes. */
export function createApiClient({
  baseUrl,
  tokens,
  fetch: reach = (request) => fetch(request),
  describe: say = inEnglish,
  language,
}: ApiClientOptions): ApiClient {
  const http = createClient<AnyPaths>({ baseUrl });

  const withoutAnswer = (operation: OperationId) =>
    new ApiProblem(operation, { status: null, code: 'network_error', message: say('networkError') });

  async function ask(operation: OperationId, request: Request, access: string | null): Promise<Response> {
    if (access) request.headers.set('Authorization', `Bearer ${access}`);
    try {
      return await reach(request);
    } catch (error) {
      if (request.signal.aborted && !tookTooLong(request.signal)) throw error;
      throw withoutAnswer(operation);
    }
  }

  async function send(operation: OperationId, request: Request): Promise<Response> {
    const signIn = operations[operation][2];
    const { access } = tokens.read();
    if (signIn === 'required' && !access) {
      throw new ApiProblem(operation, { status: null, code: 'no_token', message: say('noToken') });
    }
    if (language) request.headers.set('Accept-Language', language());
    // For public operations, such as a login with a wrong password, a 401 is not about the token.
    if (!access || signIn === 'none') return ask(operation, request, access);

    const again = request.clone();
    const answer = await ask(operation, request, access);
    if (answer.status !== 401) return answer;
    const renewed = await renew(access).catch((error: unknown) => {
      if (!isRenewalRefused(error)) throw withoutAnswer(operation);
      return null;
    });
    // The tokens are rejected, but guests may make this call as well.
    if (!renewed && (signIn === 'required' || tokens.read().access)) return answer;
    await answer.body?.cancel();
    return ask(operation, again, renewed);
  }

  function call<Id extends OperationId>(operation: Id, ...[options]: Arguments<Id>): Promise<Answer<Id>> {
    const { path, query, body, signal }: LooseOptions = options ?? {};
    const [method, address] = operations[operation];
    const inTime = async (signal: AbortSignal) => {
      const answer: Promise<RawAnswer> = http.request(method, address, {
        params: { path, query },
        body,
        signal,
        fetch: (request: Request) => send(operation, request),
      });
      try {
        return await unwrap(operation, answer, say);
      } catch (error) {
        // The response is incomplete.
        throw tookTooLong(signal) ? withoutAnswer(operation) : error;
      }
    };
    return withinTime(limits.answerTimeoutMs, inTime, signal);
  }

  const renew = createRenewal(
    tokens,
    (refreshToken, signal) => call('refreshTokens', { body: { refreshToken }, signal }),
    () =>
      new ApiProblem('refreshTokens', {
        status: null,
        code: 'no_refresh_token',
        message: say('noRefreshToken'),
      }),
  );

  return {
    call,
    async renewTokens() {
      await renew(tokens.read().access);
    },
  };
}
