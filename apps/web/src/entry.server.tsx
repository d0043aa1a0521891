import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { NonceContext } from './document/nonce.ts';
import { TextsContext } from './document/texts.ts';

/** The time limit of deferred loader data. React Router reads this export. */
export const streamTimeout = 5_000;

/** Renders a page with the nonce of the request on all its scripts and styles. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce, texts }: AppLoadContext,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Crawlers get the complete page at once.
  const userAgent = request.headers.get('user-agent');
  const ready: keyof RenderToPipeableStreamOptions =
    userAgent && isbot(userAgent) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let begun = false;
    let outcome = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextsContext value={texts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TextsContext>
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
          // Errors before the first byte reject the promise; later ones are logged.
          if (begun) console.error(error);
        },
      },
    );
    // Longer than the time limit of loaders, so that the page can still render their errors.
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}
