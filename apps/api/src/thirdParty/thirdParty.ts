import type { Settings } from '../settings.ts';

/**
 * Who people sign in through besides the server itself; null: nobody, so there is no button.
 * - `google`: `clientId` is what Google's sign-in script asks for.
 * - `demo`: a stand-in on this machine. The button opens a popup at `authorizeUrl` (a path on this server) with
 *   `&nonce=…` appended. The popup closes itself after `window.opener.postMessage(message, origin)`, where the
 *   message is `{ type: 'lyceum-identity', tokenId }`, or `{ type: 'lyceum-identity', error }` with a sentence.
 */
export type ThirdParty = { kind: 'google'; clientId: string } | { kind: 'demo'; authorizeUrl: string } | null;

/** Google where GOOGLE_CLIENT_ID is set, else the stand-in of the demonstration. */
export function thirdParty({ googleClientId, demo }: Settings): ThirdParty {
  if (googleClientId !== null) return { kind: 'google', clientId: googleClientId };
  if (!demo) return null;
  return { kind: 'demo', authorizeUrl: '/demo/identity/start?response_type=id_token' };
}
