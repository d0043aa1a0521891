import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { NonceContext } from './document/nonce.ts';
import { withoutStream } from './document/start/pageData.ts';
import { StartScriptContext } from './document/start/StartScriptContext.ts';
import { TextsContext } from './document/texts.ts';

/** The time limit of deferred loader data. React Router reads this export. */
export const streamTimeout = 5_000;

/** More bytes than a page has, so that React writes it at once. */
const longest = 2 ** 30;

/**
 * Renders a complete page, with the nonce of the request on all its scripts and styles. The server receives it as a text,
 * because it sends a page with its hashes, its length and its ETag.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce, texts, startScript, receive }: AppLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let outcome = status;
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextsContext value={texts}>
          <StartScriptContext value={startScript}>
            <ServerRouter context={withoutStream(routerContext)} url={request.url} nonce={nonce} />
          </StartScriptContext>
        </TextsContext>
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        // Nothing is sent early, so no part of the page needs a script that inserts it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          hasShell = true;
        },
        onAllReady() {
          clearTimeout(patience);
          text(pipe(new PassThrough({ highWaterMark: longest }))).then((html) => {
            receive(html);
            resolve(new Response(null, { status: outcome, headers }));
          }, reject);
        },
        onShellError(error) {
          clearTimeout(patience);
          reject(error);
        },
        onError(error) {
          outcome = 500;
          // An error outside of all boundaries rejects the promise.
          if (hasShell) console.error(error);
        },
      },
    );
    // Longer than the time limit of loaders, so that the page can still render their errors.
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}
