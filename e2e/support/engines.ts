import { type SentMail, startPostgresDemo } from '@lyceum/api/testing/postgresDemo';
import { Product } from './product.ts';

/** A running product with the catalog and the accounts of the demonstration. */
export interface EngineProduct {
  url: string;
  /** The mails that it has sent. */
  mails(): Promise<SentMail[]>;
  remove(): Promise<void>;
}

async function startEmbedded(): Promise<EngineProduct> {
  const product = await Product.create();
  await product.start();
  return {
    url: product.url,
    mails: async () => (await (await fetch(`${product.url}/demo/outbox.json`)).json()).messages,
    remove: () => product.remove(),
  };
}

/** With a mail server, which the demonstration does without. */
async function startOnPostgres(): Promise<EngineProduct> {
  const { env, mails, stop } = await startPostgresDemo();
  const product = await Product.create(env);
  await product.start();
  return {
    url: product.url,
    mails,
    async remove() {
      await product.remove();
      await stop();
    },
  };
}

/** Starts a product on each database engine. */
export const engines = { 'the embedded database': startEmbedded, PostgreSQL: startOnPostgres } as const;
