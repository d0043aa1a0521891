import { createHash } from 'node:crypto';
import { createLocalJWKSet, importJWK, SignJWT } from 'jose';
import type { Settings } from '../../settings.ts';
import type { IdentityProvider } from '../../thirdParty/idTokens.ts';
import { thirdParty } from '../../thirdParty/thirdParty.ts';
import { algorithm, openSigningKey, type SigningKey } from './signingKey.ts';

/** Someone who signs in, as they say they are. */
export interface Account {
  email: string;
  name: string;
}

/** The local identity provider that stands in for Google. */
export interface StandIn {
  /** Names the stand-in in its tokens; it need not lead anywhere. */
  issuer: string;
  /** How its tokens are verified: by its published key, like Google's. */
  provider: IdentityProvider;
  /** Made at the first use. */
  key(): Promise<SigningKey>;
  /** Signs an ID token for someone, without asking anybody. */
  issue(account: Account, now: Date): Promise<string>;
}

export const mountPath = '/demo/identity';
export const donePath = `${mountPath}/done`;
export const clientId = 'lyceum';
export const scope = 'openid email profile';
export const idTokenLifeSeconds = 3600;

/** Null where people sign in through Google or not at all. */
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

/** What a token says of someone. The same e-mail address is always the same person. */
export function claimsOf({ email, name }: Account) {
  return { sub: subjectOf(email), email, email_verified: true, name };
}

export function subjectOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
}
