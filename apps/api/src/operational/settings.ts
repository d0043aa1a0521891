import { SettingsError } from '../startupErrors.ts';

const audiences = ['all', 'this-machine', 'off'] as const;

/** The clients with access: all, only those on this machine, or none. */
export type Audience = (typeof audiences)[number];

/** The operator's settings. */
export interface OperationSettings {
  /** The audience of `/metrics`. */
  metrics: Audience;
  /** The audience of `/v1/docs` and `/v1/openapi.json`. */
  docs: Audience;
  /** How long a stopping server reports that it is not ready before it closes, so that a proxy notices. */
  drainMs: number;
  /** The maximum number of connections of this process to a PostgreSQL server. */
  connections: number;
  /** The number of processes that share the port. */
  processes: number;
  /** Whether queries are prepared statements. */
  preparedStatements: boolean;
  /** The maximum number of requests in progress; further ones get a 503. */
  requestsAtOnce: number;
  /** The maximum number of open requests per address; further ones get a 429. */
  requestsPerAddress: number;
  /** The maximum number of open connections; further ones are closed. */
  connectionsAtOnce: number;
  /** The maximum number of connections per address, trusted proxies excepted; further ones are closed. */
  connectionsPerAddress: number;
  /** The time limit of a request before it gets a 503, without the time to read its body. */
  requestMs: number;
  /** The TTL of the response cache; 0 turns the cache off. */
  responseCacheTtlMs: number;
  /** How long a starting process may render the most popular pages before it listens; 0 turns this off. */
  warmUpMs: number;
}

/**
 * Reads the operator's settings.
 * @param read returns an environment variable, or null if it is absent or empty
 * @throws {SettingsError} if one is invalid
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
    processes: readProcesses(read('SERVER_PROCESSES'), embedded),
    preparedStatements: readSwitch('PREPARED_STATEMENTS', read('PREPARED_STATEMENTS')) ?? true,
    requestsAtOnce: readWhole('REQUESTS_AT_ONCE', read('REQUESTS_AT_ONCE'), 1, 100_000) ?? 500,
    requestsPerAddress: readWhole('REQUESTS_PER_ADDRESS', read('REQUESTS_PER_ADDRESS'), 1, 100_000) ?? 100,
    connectionsAtOnce: readWhole('CONNECTIONS_AT_ONCE', read('CONNECTIONS_AT_ONCE'), 1, 1_000_000) ?? 10_000,
    connectionsPerAddress:
      readWhole('CONNECTIONS_PER_ADDRESS', read('CONNECTIONS_PER_ADDRESS'), 1, 100_000) ?? 256,
    // A server may never respond; the embedded database always does, if late.
    requestMs: embedded ? 15_000 : 2500,
    responseCacheTtlMs:
      1000 * (readWhole('RESPONSE_CACHE_TTL_SECONDS', read('RESPONSE_CACHE_TTL_SECONDS'), 0, 3600) ?? 60),
    warmUpMs: 1000 * (readWhole('WARM_UP_SECONDS', read('WARM_UP_SECONDS'), 0, 60) ?? (embedded ? 1.5 : 2)),
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

function readSwitch(name: string, text: string | null): boolean | null {
  if (text === null) return null;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new SettingsError(`${name} is "${text}", which means nothing. Set it to \`on\` or \`off\`.`);
}

function readProcesses(text: string | null, isEmbedded: boolean): number {
  const processes = readWhole('SERVER_PROCESSES', text, 1, 64) ?? 1;
  if (!isEmbedded || processes === 1) return processes;
  throw new SettingsError(
    `SERVER_PROCESSES is ${processes}, but only one process can open the embedded database. Leave it out, or set ` +
      'DATABASE_URL to a PostgreSQL server.',
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
