import { limits } from '@lyceum/rules';
import type { ApiClientOptions, UploadOptions } from './client.types.ts';
import { operations } from './operations.ts';
import { ApiProblem, inEnglish } from './problem.ts';
import { isRenewalRefused } from './renewal.ts';
import type { Answer, UploadId } from './types.ts';
import { unwrap } from './unwrap.ts';

/** The parts of `XMLHttpRequest` in use. The types of this package do not assume a browser. */
interface FileRequest {
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null };
  readonly status: number;
  readonly responseText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  onloadend: (() => void) | null;
  open(method: string, address: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: Blob): void;
  abort(): void;
}
const newRequest = (): FileRequest => {
  const Request: (new () => FileRequest) | undefined = Reflect.get(globalThis as object, 'XMLHttpRequest');
  if (Request) return new Request();
  throw new Error(
    '`upload` needs XMLHttpRequest, which only browsers have. Elsewhere, send the file with `fetch`.',
  );
};

/**
 * Sends a file by XMLHttpRequest, because `fetch` does not report the progress. The time limit is for the time without
 * progress.
 */
export async function sendFile<Id extends UploadId>(
  { baseUrl, tokens, describe = inEnglish, language }: ApiClientOptions,
  renewTokens: () => Promise<void>,
  operation: Id,
  { file, signal, onProgress }: UploadOptions,
): Promise<Answer<Id>> {
  const [method, path] = operations[operation];
  const withoutAnswer = () =>
    new ApiProblem(operation, { status: null, code: 'network_error', message: describe('networkError') });

  function attempt(token: string): Promise<Response> {
    return new Promise((resolve, reject) => {
      const request = newRequest();
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => request.abort(), limits.responseTimeoutMs);
      };
      const cancel = () => request.abort();
      request.open(method.toUpperCase(), `${baseUrl}${path}`);
      request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.setRequestHeader('Content-Type', file.type);
      if (language) request.setRequestHeader('Accept-Language', language());
      request.upload.onprogress = ({ loaded }) => {
        wait();
        onProgress?.(Math.floor((100 * loaded) / Math.max(1, file.size)));
      };
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(withoutAnswer());
      request.onabort = () => reject(signal?.aborted ? signal.reason : withoutAnswer());
      request.onloadend = () => {
        clearTimeout(stalled);
        signal?.removeEventListener('abort', cancel);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      wait();
      request.send(file);
    });
  }

  /** The token to repeat the call with; null if the tokens are rejected. */
  async function renewed(stale: string): Promise<string | null> {
    const isRenewed = tokens.read().access !== stale;
    if (!isRenewed) {
      await renewTokens().catch((error: unknown) => {
        if (!isRenewalRefused(error)) throw withoutAnswer();
      });
    }
    const { access } = tokens.read();
    return access === stale ? null : access;
  }

  async function send(): Promise<Response> {
    signal?.throwIfAborted();
    const { access } = tokens.read();
    if (!access)
      throw new ApiProblem(operation, { status: null, code: 'no_token', message: describe('noToken') });
    const response = await attempt(access);
    if (response.status !== 401) return response;
    const token = await renewed(access);
    signal?.throwIfAborted();
    return token ? attempt(token) : response;
  }

  const answer = send().then(async (response) => {
    const body: unknown = await response.json();
    return response.ok ? { data: body, response } : { error: body, response };
  });
  return unwrap(operation, answer, describe);
}
