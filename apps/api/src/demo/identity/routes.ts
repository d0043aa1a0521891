import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/base/problems.ts';
import type { Context } from '../../platform/context/context.ts';
import { originOf } from '../../platform/http/localRequests.ts';
import { demoAccounts } from '../accounts.ts';
import { sendPage } from '../html.ts';
import { readAccount } from './account.ts';
import { choicePage, donePage, refusedPage } from './pages.ts';
import type { LocalProvider } from './provider.ts';
import { type Account, clientId, donePath, mountPath, type StandIn, scope } from './standIn.ts';

/** The routes of the local identity provider: its pages, `/token`, and everything else from the OpenID provider. */
export async function addIdentity(app: FastifyInstance, context: Context, standIn: StandIn): Promise<void> {
  let opening: Promise<LocalProvider> | null = null;
  // Imported on demand: most runs of the server never use it.
  const provider = () => {
    opening ??= import('./provider.ts').then(({ openProvider }) => openProvider(context, standIn));
    return opening;
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  app.post('/token', async ({ body }) => ({
    tokenId: await standIn.issue(readAccount(body), context.now()),
  }));

  app.get<{ Querystring: Record<string, string> }>('/start', async (request, reply) => {
    const parameters = new URLSearchParams({
      ...request.query,
      client_id: clientId,
      redirect_uri: `${originOf(request)}${donePath}`,
      scope,
    });
    return reply.redirect(`${mountPath}/auth?${parameters}`, 303);
  });

  app.get('/done', async (_request, reply) => sendPage(reply, donePage));

  app.get('/interaction/:uid', async (request, reply) => {
    const { oidc } = await provider();
    try {
      await oidc.interactionDetails(request.raw, reply.raw);
    } catch {
      return sendPage(reply, refusedPage('It has taken too long or was finished already.'), 400);
    }
    return sendPage(reply, choicePage(demoAccounts, {}));
  });

  app.post('/interaction/:uid', (request, reply) => finish(request, reply));

  app.get('/*', async (request, reply) => {
    const { oidc } = await provider();
    reply.hijack();
    // The provider derives its mount path from the difference of the two.
    const { url = '' } = request.raw;
    Object.assign(request.raw, { originalUrl: url, url: url.slice(mountPath.length) });
    oidc.callback()(request.raw, reply.raw);
  });

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    const { oidc, remember } = await provider();
    let account: Account;
    try {
      account = readAccount(request.body);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return sendPage(reply, choicePage(demoAccounts, again(request.body, error)), 400);
    }
    try {
      const login = { accountId: remember(account) };
      return reply.redirect(await oidc.interactionResult(request.raw, reply.raw, { login }), 303);
    } catch {
      return sendPage(reply, refusedPage('It has taken too long or was finished already.'), 400);
    }
  }
}

function again(body: unknown, problem: Problem) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const typed = typeof body === 'object' && body !== null ? body : {};
  const [wrong] = problem.details ?? [];
  return {
    name: 'name' in typed ? text(typed.name) : '',
    email: 'email' in typed ? text(typed.email) : '',
    error: `The ${wrong?.field === 'name' ? 'name' : 'e-mail'} ${wrong?.message ?? 'is not right'}.`,
  };
}
