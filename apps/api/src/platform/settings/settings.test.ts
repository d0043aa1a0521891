import { join } from 'node:path';
import { rate } from '@lyceum/rules';
import { describe, expect, test } from 'vitest';
import { demonstrationNotice } from '../../demo/notice.ts';
import { readSettings } from './settings.ts';

const secret = 'x'.repeat(32);
const server = {
  DATABASE_URL: 'postgres://user:password@db.example:5432/lyceum',
  JWT_SECRET: secret,
  SMTP_URL: 'smtps://mail.example:465',
};

/** The embedded database for real users. */
const embedded = { JWT_SECRET: secret, SMTP_URL: server.SMTP_URL };

test('defaults to the embedded database on this machine', { tags: ['10.33'] }, () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    database: { kind: 'embedded', dataDir: '.data' },
    demo: true,
    jwtSecret: null,
    jwtSecretPrevious: null,
    mail: { smtpUrl: null, from: 'Lyceum <no-reply@lyceum.test>' },
    googleClientId: null,
    admin: null,
    rates: rate,
    trustedProxies: [],
    uploads: { kind: 'directory', directory: join('.data', 'uploads') },
    operation: {
      metrics: 'all',
      drainMs: 0,
      connections: 10,
      requestsAtOnce: 500,
      requestsPerAddress: 100,
      connectionsAtOnce: 10_000,
      connectionsPerAddress: 256,
      requestMs: 15_000,
      responseCacheTtlMs: 60_000,
    },
  });
});

test('reads every setting', { tags: ['10.33'] }, () => {
  const settings = readSettings({
    ...server,
    HOST: '::1',
    PORT: '8080',
    PUBLIC_URL: 'https://lyceum.example/',
    JWT_SECRET_PREVIOUS: 'y'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.7, 10.1.0.0/16,fd00::/8, loopback,',
    MAIL_FROM: 'Courses <courses@lyceum.example>',
    GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
    ADMIN_EMAIL: 'admin@lyceum.example',
    ADMIN_PASSWORD: 'a long sentence',
    METRICS: 'off',
    DRAIN_SECONDS: '3',
    DATABASE_CONNECTIONS: '25',
  });
  expect(settings).toMatchObject({
    host: '::1',
    port: 8080,
    publicUrl: 'https://lyceum.example',
    database: { kind: 'postgres', url: server.DATABASE_URL },
    demo: false,
    jwtSecret: secret,
    jwtSecretPrevious: 'y'.repeat(32),
    trustedProxies: ['10.0.0.7', '10.1.0.0/16', 'fd00::/8', 'loopback'],
    mail: { smtpUrl: server.SMTP_URL, from: 'Courses <courses@lyceum.example>' },
    googleClientId: 'id.apps.googleusercontent.com',
    admin: { email: 'admin@lyceum.example', password: 'a long sentence' },
    operation: {
      metrics: 'off',
      drainMs: 3000,
      connections: 25,
      requestMs: 2500,
    },
  });
  expect(readSettings(server).operation).toMatchObject({ metrics: 'this-machine' });
  expect(readSettings({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080');
});

describe('the demonstration', () => {
  test.each([
    {},
    { DEMO: 'on' },
    { HOST: '127.0.0.1' },
    { HOST: '127.1.2.3' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { ...embedded, DEMO: 'on' },
    { HOST: '0.0.0.0', DEMO: 'on' },
    { PUBLIC_URL: 'https://lyceum.example', DEMO: 'on' },
  ])('is on with %j', (env) => {
    expect(readSettings(env)).toMatchObject({ demo: true, operation: { metrics: 'all' } });
  });

  test.each([
    server,
    embedded,
    { ...embedded, DEMO: 'off' },
    { ...server, DEMO: 'off' },
    { ...embedded, PUBLIC_URL: 'https://lyceum.example' },
    { ...embedded, HOST: '0.0.0.0' },
    { ...embedded, HOST: '::' },
    { ...embedded, HOST: '192.168.1.20' },
    { ...embedded, HOST: 'lyceum.example' },
  ])('is off with %j', (env) => {
    expect(readSettings(env)).toMatchObject({ demo: false, operation: { metrics: 'this-machine' } });
  });

  test.each([
    [{}, 'open to everyone on this machine'],
    [{ DEMO: 'on', HOST: '0.0.0.0' }, 'open to everyone who reaches 0.0.0.0, port 3000'],
    [
      { DEMO: 'on', PUBLIC_URL: 'https://lyceum.example' },
      'open to everyone who reaches https://lyceum.example',
    ],
  ])('states who can reach it with %j', (env, sentence) => {
    expect(demonstrationNotice(readSettings(env))).toContain(sentence);
    expect(demonstrationNotice(readSettings(server))).toBeNull();
  });
});

test('an empty variable counts as absent, and RATE_LIMIT=off removes the limits', { tags: ['10.33'] }, () => {
  expect(
    readSettings({ PORT: '', DATABASE_URL: '', DATA_DIR: '/srv/lyceum', RATE_LIMIT: 'off' }),
  ).toMatchObject({
    port: 3000,
    database: { kind: 'embedded', dataDir: '/srv/lyceum' },
    rates: null,
  });
});

describe('an invalid setting is named, with its fix', () => {
  test.each([
    [{ DEMO: 'yes' }, /^DEMO is "yes".*`on` or `off`/],
    [{ ...server, DEMO: 'on' }, /^DEMO=on together with DATABASE_URL would let anyone sign in as anyone/],
    [
      { ...embedded, SMTP_URL: '', HOST: '0.0.0.0' },
      /^SMTP_URL is missing.*\(others can reach HOST 0\.0\.0\.0\)/,
    ],
    [{ ...embedded, JWT_SECRET: '' }, /^JWT_SECRET is missing.*\(SMTP_URL is set\).*openssl rand -base64 48/],
    [{ DEMO: 'off' }, /^JWT_SECRET is missing.*\(DEMO is off\)/],
    [{ PUBLIC_URL: 'https://lyceum.example' }, /^JWT_SECRET is missing.*\(PUBLIC_URL is an https address\)/],
    [{ ...embedded, RATE_LIMIT: 'off' }, /^RATE_LIMIT=off outside of the demonstration \(SMTP_URL is set\)/],
    [{ PORT: '80a' }, /^PORT is "80a".*PORT=3000/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ PUBLIC_URL: 'lyceum' }, /^PUBLIC_URL is "lyceum".*https:\/\/lyceum\.example/],
    [{ PUBLIC_URL: 'ftp://lyceum.example' }, /^PUBLIC_URL/],
    [
      { ...embedded, PUBLIC_URL: 'https://lyceum.example/learn/' },
      /^PUBLIC_URL is "https:\/\/lyceum\.example\/learn\/", which has a path.*Set it to `https:\/\/lyceum\.example`/,
    ],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL is not a PostgreSQL address.*postgres:\/\//],
    [{ ...server, JWT_SECRET: '' }, /^JWT_SECRET is missing.*openssl rand -base64 48/],
    [{ ...server, JWT_SECRET: 'too short' }, /^JWT_SECRET has 9 characters.*openssl rand/],
    [{ JWT_SECRET: 'too short' }, /^JWT_SECRET has 9 characters/],
    [{ ...server, JWT_SECRET_PREVIOUS: 'too short' }, /^JWT_SECRET_PREVIOUS has 9 characters/],
    [{ ...server, JWT_SECRET_PREVIOUS: secret }, /^JWT_SECRET_PREVIOUS is the same as JWT_SECRET/],
    [{ JWT_SECRET_PREVIOUS: secret }, /^JWT_SECRET_PREVIOUS is set but JWT_SECRET is not/],
    [{ ...server, SMTP_URL: '' }, /^SMTP_URL is missing/],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL is not the address of a mail server/],
    [{ SMTP_URL: 'smtp:' }, /^SMTP_URL is not the address of a mail server/],
    [
      { ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'a long sentence' },
      /^ADMIN_EMAIL is "boss", which is no e-mail/,
    ],
    [{ ADMIN_EMAIL: 'admin@lyceum.example' }, /^ADMIN_EMAIL is set but ADMIN_PASSWORD is not/],
    [{ ADMIN_PASSWORD: 'a long sentence' }, /^ADMIN_PASSWORD is set but ADMIN_EMAIL is not/],
    [{ RATE_LIMIT: 'none' }, /^RATE_LIMIT is "none"/],
    [{ METRICS: 'yes' }, /^METRICS is "yes".*`this-machine`/],
    [{ DRAIN_SECONDS: '30' }, /^DRAIN_SECONDS is "30".*from 0 to 3/],
    [{ DATABASE_CONNECTIONS: '1' }, /^DATABASE_CONNECTIONS is "1"/],
    [
      { ...server, RATE_LIMIT: 'off' },
      /^RATE_LIMIT=off outside of the demonstration \(DATABASE_URL is set\)/,
    ],
  ])('%j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  test.each([
    'lyceum',
    'Lyceum <>',
    'Lyceum <no-reply>',
    'a@b.example, c@d.example',
    'Lyceum, Inc. <a@b.example>',
  ])('MAIL_FROM=%s', (sender) => {
    const read = () => readSettings({ MAIL_FROM: sender });
    expect(read).toThrow(`MAIL_FROM is "${sender}", which is no sender`);
    expect(read).toThrow(
      /mail servers would reject every mail\. Set it to .+`Courses <courses@lyceum\.example>`/,
    );
  });

  test.each([
    'courses@lyceum.example',
    'root@localhost',
    '"Lyceum, Inc." <a@b.example>',
    'Éric <a@b.example>',
  ])('the sender of mails may be %s', (sender) => {
    expect(readSettings({ MAIL_FROM: sender }).mail.from).toBe(sender);
  });

  test.each([
    'true',
    '*',
    '1',
    'proxy.example',
    '0.0.0.0/0',
    '::/0',
    '128.0.0.0/1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0',
    'fe80::1%eth0',
    '10.0.0.7 10.0.0.8',
  ])('TRUSTED_PROXIES=%s', (proxy) => {
    const read = () => readSettings({ TRUSTED_PROXIES: `10.0.0.7,${proxy}` });
    expect(read).toThrow(`TRUSTED_PROXIES names "${proxy}"`);
    expect(read).toThrow(/anyone could claim to come from anywhere.*TRUSTED_PROXIES=10\.0\.0\.7/);
  });

  test.each(['http://:secret-word@lyceum.example', 'http://user@lyceum.example'])('PUBLIC_URL=%s', (url) => {
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow(/^PUBLIC_URL/);
  });

  test('error messages contain no secret', { tags: ['10.5'] }, () => {
    const env = { ...server, JWT_SECRET: 'hunter2' };
    expect(() => readSettings(env)).not.toThrow(/hunter2|password/);
  });
});
