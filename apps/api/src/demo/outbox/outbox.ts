import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { sendPage } from '../html.ts';
import { outboxPage } from './outboxPage.ts';

/** A mail as the outbox shows it. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. Until the mail server has taken the mail: when it was written. */
  sentAt: string;
  /** The addresses that it asks to open. */
  links: string[];
}

const shownMaximum = 200;

/** `/outbox`, the mails that were sent as a page, and `/outbox.json`; newest first. */
export function addOutbox(app: FastifyInstance, context: Context): void {
  app.get('/outbox', async (_request, reply) => sendPage(reply, outboxPage(await readMessages(context))));
  app.get('/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { messages: await readMessages(context) };
  });
}

/** Ids rise with time, so the newest mails are the last ones of the primary key. */
async function readMessages({ db }: Context): Promise<Message[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(shownMaximum).execute();
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sentAt: (row.sent_at ?? row.created_at).toISOString(),
    links: row.links,
  }));
}
