import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { NonceContext } from './document/nonce.ts';

/** How long a loader may keep a page waiting for what is sent after it. React Router reads it. */
export const streamTimeout = 5_000;

/** Renders a page, with the request's nonce on every script and style of it. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Who reads for a search engine waits for everything.
  const userAgent = request.headers.get('user-agent');
  const ready: keyof RenderToPipeableStreamOptions =
    userAgent && isbot(userAgent) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let begun = false;
    let outcome = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        [ready]() {
          begun = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(patience));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: outcome, headers }));
        },
        onShellError(error) {
          clearTimeout(patience);
          reject(error);
        },
        onError(error) {
          outcome = 500;
          // What fails before the page has begun is told to the caller.
          if (begun) console.error(error);
        },
      },
    );
    // A little longer than a loader may take, so that the page can still say what became of it.
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}
