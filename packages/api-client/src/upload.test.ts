import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { memoryTokens } from './tokens.ts';

/** What the network does with a request: a response, none, or silence. */
type Outcome = { status: number; body: unknown } | 'unreachable' | 'silent';

let outcomes: Outcome[];
let sent: FakeRequest[];

/** The parts of XMLHttpRequest that the client uses; no test environment reports progress. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  body: Blob | null = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
    sent.push(this);
    const outcome = outcomes.shift() ?? 'silent';
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: body.size / 2 });
      if (outcome === 'silent') return;
      if (outcome === 'unreachable') this.onerror?.();
      else {
        this.upload.onprogress?.({ loaded: body.size });
        this.status = outcome.status;
        this.responseText = typeof outcome.body === 'string' ? outcome.body : JSON.stringify(outcome.body);
        this.onload?.();
      }
      this.onloadend?.();
    });
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const file = new Blob(['x'.repeat(1000)], { type: 'image/png' });
const stored = { status: 201, body: { image: '/pictures/uploads/a-800.jpg' } };
const ended = { status: 401, body: { code: 'session_ended', message: 'Your session has ended.' } };

function start(tokens = memoryTokens({ access: 'a1', refresh: 'r1' }), renewal = 200) {
  const renewals: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens,
    language: () => 'fr',
    fetch: async (request) => {
      renewals.push(new URL(request.url).pathname);
      return new Response(JSON.stringify({ access: { token: 'a2' }, refresh: { token: 'r2' } }), {
        status: renewal,
      });
    },
  });
  return { api, tokens, renewals };
}

test('sends the file with the token and reports the progress', async () => {
  outcomes = [stored];
  const progress: number[] = [];
  const { api } = start();
  const answer = await api.upload('uploadImage', { file, onProgress: (percent) => progress.push(percent) });
  expect(answer).toEqual(stored.body);
  expect(progress).toEqual([50, 100]);
  expect(sent.map(({ address, headers, body }) => ({ address, headers, body }))).toEqual([
    {
      address: 'POST http://lyceum.test/v1/uploads/images',
      headers: { Authorization: 'Bearer a1', 'Content-Type': 'image/png', 'Accept-Language': 'fr' },
      body: file,
    },
  ]);
});

test('renews the tokens after a 401 and sends the file once more', { tags: ['2.310'] }, async () => {
  outcomes = [ended, stored];
  const { api, renewals } = start();
  expect(await api.upload('uploadImage', { file })).toEqual(stored.body);
  expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer a1', 'Bearer a2']);
  expect(renewals).toEqual(['/v1/auth/refresh-tokens']);
});

test('uses tokens that another call renewed in the meantime', async () => {
  outcomes = [ended, stored];
  const { api, tokens, renewals } = start();
  const onProgress = () => tokens.write({ access: 'a3', refresh: 'r3' });
  expect(await api.upload('uploadImage', { file, onProgress })).toEqual(stored.body);
  expect(sent.at(-1)?.headers.Authorization).toBe('Bearer a3');
  expect(renewals).toEqual([]);
});

test.each<[string, Outcome[], object]>([
  ['a 401 after the renewal', [ended, ended], { status: 401, code: 'session_ended' }],
  [
    'the message of the server',
    [{ status: 422, body: { code: 'unreadable_image', message: 'This file is damaged.' } }],
    { status: 422, message: 'This file is damaged.' },
  ],
  ['an unreadable response', [{ status: 502, body: '<html>' }], { code: 'unknown' }],
  ['no response', ['unreachable'], { status: null, code: 'network_error' }],
])('rejects with %s', async (_, some, problem) => {
  outcomes = some;
  await expect(start().api.upload('uploadImage', { file })).rejects.toMatchObject(problem);
});

test('rejects with the 401 if the tokens cannot be renewed', async () => {
  outcomes = [ended];
  const { api, tokens } = start(undefined, 401);
  await expect(api.upload('uploadImage', { file })).rejects.toMatchObject({ status: 401 });
  expect(tokens.read().access).toBeNull();
});

test('sends nothing without a token', async () => {
  outcomes = [stored];
  const { api } = start(memoryTokens({ access: null, refresh: null }));
  await expect(api.upload('uploadImage', { file })).rejects.toMatchObject({ code: 'no_token' });
  expect(sent).toEqual([]);
});

test('can be canceled', { tags: ['2.310'] }, async () => {
  outcomes = ['silent'];
  const controller = new AbortController();
  const answer = start().api.upload('uploadImage', { file, signal: controller.signal });
  await expect.poll(() => sent.length).toBe(1);
  controller.abort(new Error('canceled'));
  await expect(answer).rejects.toThrow('canceled');
});

test('gives up 30 s after the last progress', async () => {
  outcomes = ['silent'];
  const { api } = start();
  const answer = api.upload('uploadImage', { file });
  const outcome = answer.catch((error: unknown) => error);
  await expect.poll(() => sent.length).toBe(1);
  vi.useFakeTimers();
  sent[0]?.upload.onprogress?.({ loaded: 700 });
  vi.advanceTimersByTime(29_999);
  vi.advanceTimersByTime(1);
  expect(await outcome).toMatchObject({ code: 'network_error' });
});
