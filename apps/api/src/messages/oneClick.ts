import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/base/problems.ts';
import type { Context } from '../platform/context/context.ts';
import { readSubscription, setSubscription } from './subscriptions.ts';

/** The path of the header `List-Unsubscribe`. */
export const oneClickPath = '/unsubscribe/one-click';

/**
 * Unsubscribes from the messages of a course without a page, as mail programs do (RFC 8058). The body is a fixed form
 * field that carries nothing.
 */
export async function addOneClick(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Querystring: { token?: unknown } }>(
      oneClickPath,
      { config: { rateClasses: ['mailedLink'] } },
      async ({ query: { token } }, reply) => {
        const subscription =
          typeof token === 'string' && token.length <= 100 ? await readSubscription(context, token) : null;
        if (!subscription || typeof token !== 'string') throw new Problem('notFound');
        // A user who has unsubscribed from all messages stays unsubscribed.
        if (subscription.receives === 'all') await setSubscription(context, token, 'others');
        return reply.code(200).type('text/plain; charset=utf-8').send('');
      },
    );
  });
}
