import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import { type Context, pageProblem, thirdParty } from '@lyceum/api';
import { loadResources, requestLanguage, textsVersion } from '@lyceum/i18n/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '../src/pageRequest.ts';
import { serveCompositions } from './compositions.ts';
import { cacheErrorPages } from './errorPages.ts';
import { inProcessFetch } from './inProcessFetch.ts';
import { developmentPolicy, pagePolicy } from './policy.ts';
import type { Renderer } from './render.ts';
import { serveTexts } from './texts.ts';

export interface PagesOptions {
  /** Renders a page with the built app, or with the current sources in development. */
  renderer: Renderer;
  /** The API's server: pages call it in the same process. */
  context: Context;
  /** Whether Vite serves the files and reloads them; otherwise the built ones are served from disk. */
  isDevelopment: boolean;
}

/** Adds the web app to the API's server: the built files, the translations and every page. */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...asFile };
    });
    if (!options.isDevelopment) await serveBuiltFiles(files);
    serveTexts(files);
    serveCompositions(files);
  });
  await app.register(async (pages) => servePages(pages, options));
  // Clients of the API expect no page, even for an unknown path.
  app.get('/v1/*', (_request, reply) => reply.callNotFound());
}

/** Files have a rate limit of their own: a page needs many, and each is cheap. */
const asFile = { rateClasses: ['file'] } as const;
const asPage = { rateClasses: ['page'] } as const;

/** The folders of the built app, how long browsers may cache their files, and whether other sites may embed them. */
const folders = [
  // The names contain a hash of the contents.
  { name: 'assets', keep: 'public, max-age=31536000, immutable', isShared: false },
  // Other sites show them in previews of links.
  { name: 'pictures', keep: 'public, max-age=86400', isShared: true },
] as const;

/** Files that browsers and systems request for tabs, bookmarks and installed apps. */
const singleFiles = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'] as const;

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  const built = new URL('../build/client/', import.meta.url);
  for (const { name, keep, isShared } of folders) {
    // One route for each folder: a route for each image would slow down every start by a second.
    await app.register(serveFiles, {
      root: fileURLToPath(new URL(name, built)),
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => {
        reply.header('cache-control', keep);
        if (isShared) reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  await app.register(serveFiles, {
    root: fileURLToPath(built),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Their URLs have no version: they are revalidated, and not sent again if unchanged.
    setHeaders: (reply) => reply.header('cache-control', 'public, no-cache'),
  });
  for (const file of singleFiles) app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
}

function servePages(app: FastifyInstance, { renderer, context, isDevelopment }: PagesOptions): void {
  const { settings } = context;
  const { publicUrl } = settings;
  const renderErrorPage = cacheErrorPages(renderer.renderErrorPage);
  const policy = isDevelopment ? developmentPolicy : pagePolicy;

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(`${publicUrl}${request.url}`);
    const language = languageOfPage(request);
    const nonce = newNonce();
    let refused: { status: number; retryAfter: string | null } | null = null;
    const pageRequest: PageRequest = {
      nonce,
      reachApi: inProcessFetch(app, request.ip, (status, retryAfter) => {
        if (status === 429 || status === 503) refused = { status, retryAfter };
      }),
      language,
      texts: (wanted) => loadResources(language, wanted),
      textsVersion,
      theme: chosenTheme(request.headers.cookie),
      publicUrl,
      thirdParty: thirdParty(settings),
    };
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const calls = new Request(url, { method: request.method, headers, signal: leaving.signal });
    const rendered = await renderer.render(calls, pageRequest);
    // The statuses of the calls are complete only now.
    const answer = withStatus(refused, rendered);
    for (const [name, value] of Object.entries(headersOfPage(nonce))) answer.headers.set(name, value);
    // Fastify rejects a stream as the body of a HEAD.
    if (request.method === 'HEAD')
      return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send();
    return reply.send(answer);
  }

  const headersOfPage = (nonce: string) => ({
    vary: 'Accept-Language, Cookie',
    'cache-control': 'no-cache',
    'content-security-policy': policy(nonce, settings),
  });

  app.setErrorHandler(async (error, request, reply) => {
    const language = languageOfPage(request);
    const problem = pageProblem(context, error, language);
    // Other errors have the same response as in the API.
    if (!problem) throw error;
    const nonce = newNonce();
    const html = await renderErrorPage({
      language,
      theme: chosenTheme(request.headers.cookie),
      texts: loadResources(language, ['common']),
      message: problem.message,
      nonce,
      address: request.url,
    });
    if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
    return reply
      .code(problem.status)
      .headers({ ...headersOfPage(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get('/*', { config: asPage }, page);
}

/** A page whose calls failed has their status, so that caches and crawlers do not store it as the page itself. */
function withStatus(
  refused: { status: number; retryAfter: string | null } | null,
  answer: Response,
): Response {
  if (!refused || (answer.status !== 200 && answer.status !== refused.status)) return answer;
  const page = new Response(answer.body, { status: refused.status, headers: answer.headers });
  if (refused.retryAfter !== null) page.headers.set('retry-after', refused.retryAfter);
  return page;
}

const newNonce = () => randomBytes(16).toString('base64');

function languageOfPage({ url, headers }: FastifyRequest) {
  return requestLanguage({
    search: url.replace(/^[^?]*/, ''),
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
}

function chosenTheme(cookie: string | undefined): 'light' | 'dark' | null {
  const choice = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1];
  return choice === 'light' || choice === 'dark' ? choice : null;
}
