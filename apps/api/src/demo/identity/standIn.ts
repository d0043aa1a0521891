import { createHash } from 'node:crypto';
import { createLocalJWKSet, importJWK, SignJWT } from 'jose';
import { thirdParty } from '../../people/thirdParty/thirdParty.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { IdentityProvider } from '../../platform/tokens/idTokens.ts';
import { algorithm, openSigningKey, type SigningKey } from './signingKey.ts';

/** The account that a user claims to own. */
export interface Account {
  email: string;
  name: string;
}

/** The local identity provider that replaces Google. */
export interface StandIn {
  /** The issuer of the tokens. The address need not exist. */
  issuer: string;
  /** Verifies tokens with the published key, like those of Google. */
  provider: IdentityProvider;
  /** Created on first use. */
  key(): Promise<SigningKey>;
  /** Signs an ID token for an account, without authentication. */
  issue(account: Account, now: Date): Promise<string>;
}

export const mountPath = '/demo/identity';
export const donePath = `${mountPath}/done`;
export const clientId = 'lyceum';
export const scope = 'openid email profile';
export const idTokenLifeSeconds = 3600;

/** Null if Google is configured or third-party sign-in is off. */
export function openStandIn(settings: Settings): StandIn | null {
  const { database, publicUrl } = settings;
  if (thirdParty(settings)?.kind !== 'demo' || database.kind !== 'embedded') return null;
  const issuer = `${publicUrl}${mountPath}`;
  let opening: Promise<SigningKey> | null = null;
  const key = () => {
    opening ??= openSigningKey(database.dataDir);
    return opening;
  };
  return {
    issuer,
    key,
    provider: {
      issuers: [issuer],
      audience: clientId,
      keys: async (header, token) => createLocalJWKSet({ keys: [(await key()).published] })(header, token),
    },
    async issue(account, now) {
      const { secret } = await key();
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT(claimsOf(account))
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: secret.kid })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + idTokenLifeSeconds)
        .sign(await importJWK(secret, algorithm));
    },
  };
}

/** The claims of an account. The same e-mail address always has the same subject. */
export function claimsOf({ email, name }: Account) {
  return { sub: subjectOf(email), email, email_verified: true, name };
}

export function subjectOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
}
