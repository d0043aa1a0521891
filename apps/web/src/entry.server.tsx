import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { NonceContext } from './platform/document/nonce.ts';
import { StylesContext } from './platform/document/PageStyles.tsx';
import { ServerI18n } from './platform/i18n/texts.ts';

/** The time limit of deferred loader data. React Router reads this export. */
export const streamTimeout = 5_000;

/** Renders a complete page, with the nonce of the request on all its scripts and styles. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce, translations, styles }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let outcome = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerI18n value={translations}>
          <StylesContext value={styles}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </StylesContext>
        </ServerI18n>
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        // Nothing is sent early, so no part of the page needs a script that inserts it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(patience);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status: outcome, headers }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(patience);
          reject(error);
        },
        onError(error) {
          outcome = 500;
          console.error(error);
        },
      },
    );
    // Longer than the time limit of loaders, so that the page can still render their errors.
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}
