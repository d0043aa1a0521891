import Fastify from 'fastify';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { Settings } from '../settings.ts';
import { startApi, type TestApi } from './api.ts';

export const googleClientId = 'lyceum-tests.apps.googleusercontent.com';

type Key = Parameters<SignJWT['sign']>[0];

/** Publishes keys on this machine like Google, and signs ID tokens with them. */
export interface Google {
  keysAddress: URL;
  /** The published key in PEM, which a careless verifier could accept as a shared secret. */
  publicPem: string;
  /** The status of the keys' endpoint; null: it does not respond. @default 200 */
  status: number | null;
  /** The number of requests for the keys. */
  requests: number;
  /** Signs an ID token with plausible claims. `claims` overrides them; `undefined` removes one. */
  token(claims?: Record<string, unknown>, by?: { alg?: string; key?: Key; kid?: string }): Promise<string>;
  stop(): Promise<void>;
}

export async function startGoogle(): Promise<Google> {
  const kid = 'published';
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }];
  const server = Fastify({ forceCloseConnections: true });
  server.get('/certs', (_request, reply) => {
    google.requests += 1;
    if (google.status !== null) reply.code(google.status).send({ keys });
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const google: Google = {
    keysAddress: new URL('/certs', origin),
    publicPem: await exportSPKI(publicKey),
    status: 200,
    requests: 0,
    token(claims = {}, by = {}) {
      const seconds = Math.floor(Date.now() / 1000);
      const identity = { sub: '110169484474386276334', email: 'nour@example.org', email_verified: true };
      const plausible = {
        iss: 'https://accounts.google.com',
        aud: googleClientId,
        iat: seconds,
        exp: seconds + 3600,
      };
      return new SignJWT({ ...plausible, ...identity, name: 'Nour Haddad', ...claims })
        .setProtectedHeader({ alg: by.alg ?? 'RS256', kid: by.kid ?? kid })
        .sign(by.key ?? privateKey);
    },
    stop: () => server.close(),
  };
  return google;
}

/** A server with a local stand-in for Google, shared by all tests of a file. */
export function testWithGoogle(settings: Partial<Settings> = {}): {
  api: () => TestApi;
  google: () => Google;
} {
  let running: { api: TestApi; google: Google } | null = null;
  beforeAll(async () => {
    const google = await startGoogle();
    const api = await startApi(
      { ...onPostgres, googleClientId, ...settings },
      { googleKeys: google.keysAddress },
    );
    running = { api, google };
  });
  afterAll(async () => {
    await running?.api.close();
    await running?.google.stop();
  });
  const started = () => {
    if (running) return running;
    throw new Error('The servers start in beforeAll: use them inside a test or a hook');
  };
  return { api: () => started().api, google: () => started().google };
}

/** The settings of a server on PostgreSQL; the project decides which database a test really uses. */
export const onPostgres: Partial<Settings> = {
  demo: false,
  database: { kind: 'postgres', url: 'postgres://127.0.0.1/unused' },
};
