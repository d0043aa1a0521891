import Fastify from 'fastify';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll } from 'vitest';
import type { Settings } from '../platform/settings/settings.ts';
import { startApi, type TestApi } from './api.ts';

export const googleClientId = 'lyceum-tests.apps.googleusercontent.com';

type Key = Parameters<SignJWT['sign']>[0];

export type Google = Awaited<ReturnType<typeof startGoogle>>;

/** Publishes keys on this machine like Google, and signs ID tokens with them. */
export async function startGoogle() {
  const kid = 'published';
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }];
  const server = Fastify({ forceCloseConnections: true });
  server.get('/certs', (_request, reply) => {
    google.requests += 1;
    if (google.status !== null) reply.code(google.status).send({ keys });
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const google = {
    keysAddress: new URL('/certs', origin),
    /** The published key in PEM, which a careless verifier could accept as a shared secret. */
    publicPem: await exportSPKI(publicKey),
    /** The status of the keys' endpoint; null: it does not respond. */
    status: 200 as number | null,
    /** The number of requests for the keys. */
    requests: 0,
    /** Signs an ID token with plausible claims. `claims` overrides them; `undefined` removes one. */
    token(claims: Record<string, unknown> = {}, by: { alg?: string; key?: Key; kid?: string } = {}) {
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
export function testWithGoogle(settings: Partial<Settings> = {}) {
  let api: TestApi;
  let google: Google;
  beforeAll(async () => {
    google = await startGoogle();
    const overrides = { googleKeys: google.keysAddress };
    api = await startApi({ ...onPostgres, googleClientId, ...settings }, overrides);
    return () => api.close().then(google.stop);
  });
  return { api: () => api, google: () => google };
}

/** The settings of a server on PostgreSQL; the project decides which database a test really uses. */
export const onPostgres: Partial<Settings> = {
  demo: false,
  database: { kind: 'postgres', url: 'postgres://127.0.0.1/unused' },
};
