import { hash } from 'node:crypto';
import type pg from 'pg';

/** The maximum number of statements that a connection prepares, as each takes memory of the server. */
export const maximumStatements = 200;

/** Behind a pooler, the statement was prepared on another connection, or another client prepared it on this one. */
const isOfPooler = (code: unknown) => code === '26000' || code === '42P05';

/** Another process has migrated a table since the statement was prepared. */
const isOutdated = ({ code, message }: ServerError) => code === '0A000' && message.includes('cached plan');

type ServerError = Error & { code?: unknown };

type Values = unknown[];

/**
 * Runs queries as prepared statements, which the server parses and plans only once for each connection. A statement is
 * named by the hash of its text, so a name never stands for another text, even on a shared connection.
 *
 * The server reports a statement that it cannot use before it runs it. The query is then sent again without a name. That
 * is impossible within a transaction, which has failed by then, so its queries have no names.
 */
export class PreparedStatements {
  /** The name of each statement by its text. */
  readonly #names = new WeakMap<pg.PoolClient, Map<string, string>>();
  #isOn: boolean;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** @param onOutdated is called if the connection's statements are outdated: it should be closed */
  async query(client: pg.PoolClient, text: string, values: Values, onOutdated: () => void) {
    const name = this.#nameOf(client, text);
    if (!name) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (isOfPooler((error as ServerError).code)) this.#isOn = false;
      else if (isOutdated(error)) onOutdated();
      else throw error;
      return client.query(text, values);
    }
  }

  #nameOf(client: pg.PoolClient, text: string): string | null {
    if (!this.#isOn) return null;
    let names = this.#names.get(client);
    if (!names) {
      names = new Map();
      this.#names.set(client, names);
    }
    let name = names.get(text);
    if (name === undefined && names.size < maximumStatements) {
      name = hash('sha1', text, 'base64url');
      names.set(text, name);
    }
    return name ?? null;
  }
}
