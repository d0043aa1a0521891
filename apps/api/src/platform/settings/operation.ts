import { SettingsError } from '../base/startupErrors.ts';

const audiences = ['all', 'this-machine', 'off'] as const;

/** Who may read `/metrics`: all, only clients on this machine, or nobody. */
export type Audience = (typeof audiences)[number];

/** Limits of a process. Tests lower them. */
const capacity = {
  requestsAtOnce: 500,
  requestsPerAddress: 100,
  connectionsAtOnce: 10_000,
  connectionsPerAddress: 256,
  responseCacheTtlMs: 60_000,
};

/** The operator's settings, and limits of a process. */
export interface OperationSettings {
  metrics: Audience;
  /** How long a stopping server reports that it is not ready before it closes, so that a proxy notices. */
  drainMs: number;
  /** The maximum number of connections of this process to a PostgreSQL server. */
  connections: number;
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
    metrics: readAudience(read('METRICS')) ?? (demo ? 'all' : 'this-machine'),
    drainMs: 1000 * (readWhole('DRAIN_SECONDS', read('DRAIN_SECONDS'), 0, 3) ?? 0),
    connections: readWhole('DATABASE_CONNECTIONS', read('DATABASE_CONNECTIONS'), 2, 1000) ?? 10,
    ...capacity,
    // A server may never respond; the embedded database always does, if late.
    requestMs: embedded ? 15_000 : 2500,
  };
}

function readAudience(text: string | null): Audience | null {
  if (text === null) return null;
  const audience = audiences.find((one) => one === text);
  if (audience) return audience;
  throw new SettingsError(
    `METRICS is "${text}", which names nobody who may read it. Set it to \`all\`, \`this-machine\` or \`off\`.`,
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
