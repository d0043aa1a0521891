import { isIP } from 'node:net';
import { isEmailAddress, rate } from '@lyceum/rules';
import { SettingsError } from '../base/startupErrors.ts';
import { type Demonstration, readDemonstration } from './demonstration.ts';
import { type OperationSettings, readOperation } from './operation.ts';
import { readUploads, type UploadSettings } from './uploads.ts';

/** The location of the data: a folder of this machine, or a PostgreSQL server. */
export type DatabaseSettings =
  | { kind: 'embedded' /** The folder, relative to the working directory. */; dataDir: string }
  | { kind: 'postgres' /** A `postgres://` address. */; url: string };

/** The configuration of the server (docs/product.md, Startup). */
export interface Settings {
  host: string;
  port: number;
  /** The address in mails and canonical links, without a trailing slash. */
  publicUrl: string;
  database: DatabaseSettings;
  /** Whether the demonstration is on: never on PostgreSQL. */
  demo: boolean;
  /** Signs access and refresh tokens. Null: generated once and stored in the data directory (demonstration only). */
  jwtSecret: string | null;
  /** The previous or the next secret, also accepted. Null: none. */
  jwtSecretPrevious: string | null;
  mail: {
    /** Null: mails stay in the outbox (demonstration only). */ smtpUrl: string | null;
    from: string;
  };
  googleClientId: string | null;
  /** The administrator that the first start creates. */
  admin: { email: string; password: string } | null;
  /** The rate limits by address and account; null: none. */
  rates: Record<keyof typeof rate, { max: number; perMs: number }> | null;
  /** Addresses, ranges and named ranges of proxies whose forwarding headers are trusted. */
  trustedProxies: readonly string[];
  operation: OperationSettings;
  uploads: UploadSettings;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings (docs/product.md, Startup) from environment variables; an empty variable counts as absent.
 * @throws {SettingsError} if one is missing or invalid
 */
export function readSettings(env: Environment): Settings {
  const read = (name: string) => env[name]?.trim() || null;
  const database = readDatabase(read('DATABASE_URL'), read('DATA_DIR'));
  const embedded = database.kind === 'embedded';
  const host = read('HOST') ?? '127.0.0.1';
  const port = readPort(read('PORT'));
  const smtpUrl = readSmtpUrl(read('SMTP_URL'));
  const givenUrl = readPublicUrl(read('PUBLIC_URL'));
  const surroundings = { isEmbedded: embedded, host, publicUrl: givenUrl, smtpUrl };
  const demonstration = readDemonstration(read('DEMO'), surroundings);
  const jwtSecret = readSecret(read('JWT_SECRET'), demonstration);
  if (smtpUrl === null && !demonstration.isOn) throw withoutMailServer(demonstration);
  const publicUrl = givenUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    host,
    port,
    publicUrl,
    database,
    demo: demonstration.isOn,
    jwtSecret,
    jwtSecretPrevious: readPreviousSecret(read('JWT_SECRET_PREVIOUS'), jwtSecret),
    mail: { smtpUrl, from: readSender(read('MAIL_FROM')) },
    googleClientId: read('GOOGLE_CLIENT_ID'),
    admin: readAdmin(read('ADMIN_EMAIL'), read('ADMIN_PASSWORD')),
    rates: readRates(read('RATE_LIMIT'), demonstration),
    trustedProxies: readTrustedProxies(read('TRUSTED_PROXIES')),
    operation: readOperation(read, { embedded, demo: demonstration.isOn }),
    uploads: readUploads(read),
  };
}

function readDatabase(url: string | null, dataDir: string | null): DatabaseSettings {
  if (url === null) return { kind: 'embedded', dataDir: dataDir ?? '.data' };
  const protocol = URL.parse(url)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new SettingsError(
      'DATABASE_URL is not a PostgreSQL address, so there is no database to open. Set it to something like ' +
        '`postgres://user:password@host:5432/lyceum`, or leave it out to use the embedded database.',
    );
  }
  return { kind: 'postgres', url };
}

function readPort(text: string | null): number {
  if (text === null) return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) {
    throw new SettingsError(
      `PORT is "${text}", which is not a port: the server cannot listen there. Set it to a whole number from 1 to ` +
        '65535, for example `PORT=3000` (0 lets the system choose).',
    );
  }
  return port;
}

function readPublicUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new SettingsError(
      `PUBLIC_URL is "${text}", which is not a web address: links in mails would lead nowhere. Set it to the ` +
        'address that people type, for example `https://lyceum.example`.',
    );
  }
  if (url.pathname !== '/') {
    throw new SettingsError(
      `PUBLIC_URL is "${text}", which has a path: the product is served at the root of an address only, so its pages would ` +
        `not be found. Set it to \`${url.origin}\`, or to a subdomain of its own.`,
    );
  }
  return url.origin;
}

function readSecret(text: string | null, { isOn, because }: Demonstration): string | null {
  if (text === null) {
    if (isOn) return null;
    throw new SettingsError(
      `JWT_SECRET is missing, and outside of the demonstration (${because}) sessions are signed with a secret of ` +
        'yours, the same in every process. Set it to 32 characters or more, for example with `openssl rand -base64 48`.',
    );
  }
  return longEnough('JWT_SECRET', text);
}

/** Sessions signed with a shorter secret can be guessed. */
export const shortestSecret = 32;

function longEnough(name: string, secret: string): string {
  if (secret.length >= shortestSecret) return secret;
  throw new SettingsError(
    `${name} has ${secret.length} characters: sessions signed with it can be guessed. ` +
      'Set it to 32 or more, for example with `openssl rand -base64 48`.',
  );
}

function readPreviousSecret(text: string | null, current: string | null): string | null {
  if (text === null) return null;
  if (current === null) {
    throw new SettingsError(
      'JWT_SECRET_PREVIOUS is set but JWT_SECRET is not, so there is no secret that it precedes. ' +
        'Set JWT_SECRET to the secret that signs from now on, or leave both out.',
    );
  }
  if (text === current) {
    throw new SettingsError(
      'JWT_SECRET_PREVIOUS is the same as JWT_SECRET, so the secret has not changed and an attacker who has it still gets ' +
        'in. Set JWT_SECRET to a new one, for example with `openssl rand -base64 48`, or leave JWT_SECRET_PREVIOUS out.',
    );
  }
  return longEnough('JWT_SECRET_PREVIOUS', text);
}

function withoutMailServer({ because }: Demonstration): SettingsError {
  return new SettingsError(
    `SMTP_URL is missing, and outside of the demonstration (${because}) nobody would get a verification or reset ` +
      'mail. Set it to your mail server, for example `smtps://user:password@mail.example:465`.',
  );
}

function readSmtpUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) {
    throw new SettingsError(
      'SMTP_URL is not the address of a mail server, so no mail could be sent. ' +
        'Set it to something like `smtps://user:password@mail.example:465` or `smtp://localhost:25`.',
    );
  }
  return text;
}

function readSender(text: string | null): string {
  if (text === null) return 'Lyceum <no-reply@lyceum.test>';
  const { named, alone } = senderPattern.exec(text)?.groups ?? {};
  if (isEmailAddress(named ?? alone ?? '')) return text;
  throw new SettingsError(
    `MAIL_FROM is "${text}", which is no sender: mail servers would reject every mail. Set it to an address, with or ` +
      'without a name, for example `Courses <courses@lyceum.example>`; a name with a comma is quoted.',
  );
}

/** `address` or `Name <address>`. */
const senderPattern = /^(?:(?:"[^"<>\p{Cc}]*" *|[^"<>@,;:\p{Cc}]*)<(?<named>[^<>]+)>|(?<alone>[^<>]+))$/u;

function readAdmin(email: string | null, password: string | null): Settings['admin'] {
  if (email === null && password === null) return null;
  if (email === null || password === null) {
    const [there, missing] =
      email === null ? ['ADMIN_PASSWORD', 'ADMIN_EMAIL'] : ['ADMIN_EMAIL', 'ADMIN_PASSWORD'];
    throw new SettingsError(
      `${there} is set but ${missing} is not, so no administrator can be created. Set both, or neither.`,
    );
  }
  if (!isEmailAddress(email)) {
    throw new SettingsError(
      `ADMIN_EMAIL is "${email}", which is no e-mail address: the administrator could not sign in. Set it to one, for ` +
        'example `admin@lyceum.example`.',
    );
  }
  return { email, password };
}

function readRates(text: string | null, { isOn, because }: Demonstration): Settings['rates'] {
  if (text === null || text === 'on') return rate;
  if (text !== 'off') {
    throw new SettingsError(
      `RATE_LIMIT is "${text}", which means nothing. Set it to \`off\`, or leave it out.`,
    );
  }
  if (!isOn) {
    throw new SettingsError(
      `RATE_LIMIT=off outside of the demonstration (${because}) would leave a real server open to guessing of ` +
        'passwords. Leave it out: it is for load tests of the demonstration.',
    );
  }
  return null;
}

function readTrustedProxies(text: string | null): readonly string[] {
  const proxies = (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
  for (const proxy of proxies) {
    if (namedRanges.has(proxy) || isNarrowRange(proxy)) continue;
    throw new SettingsError(
      `TRUSTED_PROXIES names "${proxy}", which is no address of a proxy: if it were believed, anyone could claim to ` +
        'come from anywhere, and the limits would stop nobody. Set it to the addresses of your proxies, for example ' +
        '`TRUSTED_PROXIES=10.0.0.7,10.1.0.0/16`, or to `loopback` for one on this machine.',
    );
  }
  return proxies;
}

/** The named ranges of the library that parses X-Forwarded-For. */
const namedRanges: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, or a CIDR range that does not cover a large part of the internet. */
function isNarrowRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (bits === undefined) return true;
  const [widest, narrowest] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= widest && Number(bits) <= narrowest;
}
