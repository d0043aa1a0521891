import { hash } from 'node:crypto';
import { acceptedLanguage, fallbackLanguage } from '@lyceum/i18n';
import { languageQuery } from '@lyceum/rules';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { Problem } from '../platform/base/problems.ts';
import type { Context } from '../platform/context/context.ts';
import { findOwner } from './calendars.ts';
import { timedLessonsOf } from './timedLessons.ts';
import { writeCalendar } from './writeCalendar.ts';

interface CalendarRequest {
  Params: { '*': string };
  Querystring: Record<string, unknown>;
}

const ending = '.ics';

/**
 * Serves the calendar of a user at its secret address, in the language of the query. All addresses below `/calendar/`
 * are handled here, so that nothing else sees, logs or caches a secret.
 */
export function serveCalendars(app: FastifyInstance, context: Context): void {
  app.get<CalendarRequest>(
    '/calendar/*',
    { config: { rateClasses: ['calendar'], hasSecretPath: true } },
    async ({ params, query, headers }, reply) => {
      reply.headers({
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      const name = params['*'];
      const owner = name.endsWith(ending) && (await findOwner(context, name.slice(0, -ending.length)));
      if (!owner) throw new Problem('notFound');
      const language = acceptedLanguage(query[languageQuery]) ?? fallbackLanguage;
      const lessons = await timedLessonsOf(context.db, owner, context.now());
      const text = writeCalendar(context, lessons, language);
      // Weak, because a compressed response has the same one.
      const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
      reply.header('etag', etag);
      if (fresh({ 'if-none-match': headers['if-none-match'] }, { etag })) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
