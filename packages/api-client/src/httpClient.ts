import { limits } from '@lyceum/rules';
import createClient, { type Middleware } from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import type { ApiClient, ApiClientOptions, Arguments } from './client.types.ts';
import { operations } from './operations.ts';
import { ApiProblem, inEnglish } from './problem.ts';
import { createRenewal, isRenewalRefused } from './renewal.ts';
import type { Answer, OperationId } from './types.ts';
import { unwrap } from './unwrap.ts';

/** `call` checks the path and the parameters against the contract, so the HTTP layer accepts all. */
interface AnyOperation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: { content: { 'application/json': unknown } };
}
type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>;

interface AnyOptions {
  path?: unknown;
  query?: unknown;
  header?: unknown;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}

const isTimeout = ({ aborted, reason }: AbortSignal) => aborted && reason?.name === 'TimeoutError';

/** What is loaded with the first call. */
export type HttpClient = Pick<ApiClient, 'call' | 'renewTokens'>;

/** The client with everything that a call needs. */
export function createHttpClient({
  baseUrl,
  tokens,
  fetch: reach = (request) => fetch(request),
  describe = inEnglish,
  language,
}: ApiClientOptions): HttpClient {
  const http = createClient<AnyPaths>({ baseUrl });

  http.use({
    onRequest({ request }) {
      if (language) request.headers.set('Accept-Language', language());
    },
  });

  const withoutAnswer = (operation: OperationId) =>
    new ApiProblem(operation, { status: null, code: 'network_error', message: describe('networkError') });

  const fetchFor = (operation: OperationId) => (request: Request) =>
    reach(request).catch((error: unknown) => {
      // The caller aborted the call.
      if (request.signal.aborted && !isTimeout(request.signal)) throw error;
      throw withoutAnswer(operation);
    });

  /** Sends the access token. After a 401 it renews the tokens and repeats the request once [7.1]. */
  function authorize(operation: OperationId): Middleware {
    const signIn = operations[operation][2];
    const { access } = tokens.read();
    let again: Request | undefined;
    return {
      onRequest({ request }) {
        if (signIn === 'required' && !access) {
          throw new ApiProblem(operation, { status: null, code: 'no_token', message: describe('noToken') });
        }
        if (!access) return;
        // For public operations, such as a login with a wrong password, a 401 is not about the token.
        if (signIn !== 'none') again = request.clone();
        request.headers.set('Authorization', `Bearer ${access}`);
      },
      async onResponse({ response, options }) {
        if (response.status !== 401 || !again) return undefined;
        const renewed = await renew(access).catch((error: unknown) => {
          if (!isRenewalRefused(error)) throw withoutAnswer(operation);
          return null;
        });
        // The tokens are rejected, but guests may make this call as well.
        if (!renewed && (signIn === 'required' || tokens.read().access)) return undefined;
        await response.body?.cancel();
        if (renewed) again.headers.set('Authorization', `Bearer ${renewed}`);
        return options.fetch(again);
      },
    };
  }

  async function call<Id extends OperationId>(
    operation: Id,
    ...[options]: Arguments<Id>
  ): Promise<Answer<Id>> {
    const { path, query, header, body, signal, keepalive = false }: AnyOptions = options ?? {};
    const [method, address] = operations[operation];
    const timeout = AbortSignal.timeout(limits.responseTimeoutMs);
    const aborted = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const answer = http.request(method, address, {
      params: { path, query, header },
      body,
      signal: aborted,
      keepalive,
      fetch: fetchFor(operation),
      middleware: [authorize(operation)],
    });
    try {
      return await unwrap(operation, answer, describe);
    } catch (error) {
      // The response is incomplete.
      throw isTimeout(aborted) ? withoutAnswer(operation) : error;
    }
  }

  const renew = createRenewal(
    tokens,
    (refreshToken, signal) => call('refreshTokens', { body: { refreshToken }, signal }),
    () =>
      new ApiProblem('refreshTokens', {
        status: null,
        code: 'no_refresh_token',
        message: describe('noRefreshToken'),
      }),
  );

  return {
    call,
    async renewTokens() {
      await renew(tokens.read().access);
    },
  };
}
