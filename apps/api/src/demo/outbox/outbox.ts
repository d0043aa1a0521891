import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/base/problems.ts';
import type { Context } from '../../platform/context/context.ts';
import { contentPolicy } from '../../platform/http/contentPolicy.ts';
import { sendPage } from '../html.ts';
import type { OutboxMessage } from './message.ts';
import { inNewTab, outboxPage } from './outboxPage.ts';

const mailsMaximum = 200;

/** A mail has inline styles, as mail clients require; everything else is blocked. */
const mailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': contentPolicy({
    'style-src': ["'unsafe-inline'"],
    'img-src': ['https:', 'data:'],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  }),
};

/** Routes for the sent mails, newest first: `/outbox` as a page, `/outbox/{id}` for one mail, and `/outbox.json`. */
export function addOutbox(app: FastifyInstance, context: Context): void {
  app.get('/outbox', async (_request, reply) => sendPage(reply, outboxPage(await readMessages(context))));
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params: { id } }, reply) => {
    const mail = await context.db
      .selectFrom('outbox')
      .select('body_html')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!mail) throw new Problem('notFound');
    return reply.headers(mailHeaders).send(inNewTab(mail.body_html));
  });
  app.get('/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { messages: (await readMessages(context)).map(({ id: _, ...message }) => message) };
  });
}

/** Ids increase with time, so the newest mails come last in the primary key. A mail that is not due is not shown. */
async function readMessages({ db, now }: Context): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<=', now())]))
    .orderBy('id', 'desc')
    .limit(mailsMaximum)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sentAt: (row.sent_at ?? row.created_at).toISOString(),
    links: row.links,
  }));
}
