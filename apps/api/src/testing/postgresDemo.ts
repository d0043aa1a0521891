import PostalMime from 'postal-mime';
import { seedDemo } from '../demo/seed.ts';
import { migrate } from '../platform/database/migrate.ts';
import { connect, withoutTimeLimit } from '../platform/database/pool.ts';
import { startMailServer } from './mailServer.ts';
import { PostgresServer } from './postgresServer.ts';
import { serverEnv } from './serverProcess.ts';

/** A mail that a product has sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** Starts PostgreSQL with the catalog and the accounts of the demonstration, and a mail server. */
export async function startPostgresDemo() {
  const postgres = await PostgresServer.start();
  const url = `${postgres.url}/postgres`;
  const { db, close } = connect(url, withoutTimeLimit);
  await migrate(db);
  await seedDemo(db, new Date());
  await close();
  const mailServer = await startMailServer();
  // The links in mails begin with the address at which the product listens.
  const { PUBLIC_URL: _, ...env } = serverEnv(url, mailServer.url);
  return {
    /** The settings of a product that uses both. */
    env,
    /** The mails so far, the oldest first. */
    mails: (): Promise<SentMail[]> =>
      Promise.all(
        mailServer.mails.map(async ({ to, text: content }) => {
          const { subject = '', text = '' } = await PostalMime.parse(content);
          return { to, subject, text };
        }),
      ),
    async stop() {
      await mailServer.close();
      await postgres.stop();
    },
  };
}
