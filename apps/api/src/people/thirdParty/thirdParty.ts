import type { Settings } from '../../platform/settings/settings.ts';

/**
 * The third-party sign-in; null: none, so there is no button. - `google`: `clientId` is for Google's sign-in script. -
 * `demo`: the local identity provider. The button opens a popup at `authorizeUrl` (a path on this server) with
 * `&nonce=…` appended. The popup closes itself after `window.opener.postMessage(message, origin)`, where the message
 * is `{ type: 'lyceum-identity', tokenId }`, or `{ type: 'lyceum-identity', error }` with a message for people.
 */
export type ThirdParty = { kind: 'google'; clientId: string } | { kind: 'demo'; authorizeUrl: string } | null;

/** Google if GOOGLE_CLIENT_ID is set, else the local provider of the demonstration. */
export function thirdParty({ googleClientId, demo }: Settings): ThirdParty {
  if (googleClientId !== null) return { kind: 'google', clientId: googleClientId };
  if (!demo) return null;
  return { kind: 'demo', authorizeUrl: '/demo/identity/start?response_type=id_token' };
}
