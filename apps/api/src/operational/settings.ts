import { SettingsError } from '../startupErrors.ts';

const audiences = ['all', 'this-machine', 'off'] as const;

/** Who gets an answer: everybody, only requests from this machine, or nobody. */
export type Audience = (typeof audiences)[number];

/** How the server runs, as whoever operates it decides. */
export interface OperationSettings {
  /** Who may read `/metrics`. */
  metrics: Audience;
  /** Who may read `/v1/docs` and `/v1/openapi.json`. */
  docs: Audience;
  /** How long a server that was asked to stop goes on answering as not ready, for a proxy to notice. */
  drainMs: number;
  /** How many connections to a PostgreSQL server this process holds at most. */
  connections: number;
  /** How many requests are worked on at once; further ones get a 503. */
  requestsAtOnce: number;
  /** How many requests of one address may be open at once; further ones get a 429. */
  requestsPerAddress: number;
  /** How many connections are open at once; further ones are closed. */
  connectionsAtOnce: number;
  /** How many connections of one address, unless it is a trusted proxy's; further ones are closed. */
  connectionsPerAddress: number;
  /** How long a call may be worked on before it gets a 503. Reading its body does not count. */
  requestMs: number;
  /** How long an answer of the catalog is kept for others who ask for the same. 0: not at all. */
  responseCacheTtlMs: number;
}

/**
 * Reads what concerns the operation.
 * @param read gives an environment variable, or null where it is absent or empty
 * @throws {SettingsError} when one cannot be used.
 */
export function readOperation(
  read: (name: string) => string | null,
  { embedded, demo }: { embedded: boolean; demo: boolean },
): OperationSettings {
  return {
    metrics: readAudience('METRICS', read('METRICS')) ?? (demo ? 'all' : 'this-machine'),
    docs: readAudience('API_DOCS', read('API_DOCS')) ?? 'all',
    drainMs: 1000 * (readWhole('DRAIN_SECONDS', read('DRAIN_SECONDS'), 0, 3) ?? 0),
    connections: readWhole('DATABASE_CONNECTIONS', read('DATABASE_CONNECTIONS'), 2, 1000) ?? 10,
    requestsAtOnce: readWhole('REQUESTS_AT_ONCE', read('REQUESTS_AT_ONCE'), 1, 100_000) ?? 500,
    requestsPerAddress: readWhole('REQUESTS_PER_ADDRESS', read('REQUESTS_PER_ADDRESS'), 1, 100_000) ?? 100,
    connectionsAtOnce: readWhole('CONNECTIONS_AT_ONCE', read('CONNECTIONS_AT_ONCE'), 1, 1_000_000) ?? 10_000,
    connectionsPerAddress:
      readWhole('CONNECTIONS_PER_ADDRESS', read('CONNECTIONS_PER_ADDRESS'), 1, 100_000) ?? 256,
    // A server's answer may never come; inside the process it comes, if late.
    requestMs: embedded ? 15_000 : 2500,
    responseCacheTtlMs:
      1000 * (readWhole('RESPONSE_CACHE_TTL_SECONDS', read('RESPONSE_CACHE_TTL_SECONDS'), 0, 3600) ?? 60),
  };
}

function readAudience(name: string, text: string | null): Audience | null {
  if (text === null) return null;
  const found = audiences.find((audience) => audience === text);
  if (found) return found;
  throw new SettingsError(
    `${name} is "${text}", which names nobody who may read it. Set it to \`all\`, \`this-machine\` or \`off\`.`,
  );
}

function readWhole(name: string, text: string | null, least: number, most: number): number | null {
  if (text === null) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new SettingsError(
    `${name} is "${text}", which cannot be used. Set it to a whole number from ${least} to ${most}, or leave it out.`,
  );
}
