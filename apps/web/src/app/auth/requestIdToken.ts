import { type IdentityProof, ThirdPartyCanceled } from '@lyceum/flows/auth-dialog';
import type { ThirdParty } from '../api/pageContext.ts';
import { type GoogleSignIn, proofFromGoogle } from './googleButton.ts';
import { makeNonce, ThirdPartyFailed } from './identityNonce.ts';

const popup = 'popup,width=480,height=640';

/**
 * Requests an ID token from the third party. Call it from a click handler, or the browser blocks the window. The ID token
 * contains only the digest of the nonce, so it is useless without this browser.
 * @param signal stops waiting; the window stays open
 * @returns an ID token for `/v1/auth/google`, with its nonce
 * @throws ThirdPartyCanceled if the user closed the window, ThirdPartyFailed for any other reason
 */
export async function requestIdToken(
  thirdParty: ThirdParty,
  google: GoogleSignIn,
  signal: AbortSignal,
): Promise<IdentityProof> {
  if (!thirdParty) throw new ThirdPartyFailed('No third-party service is configured.');
  if (thirdParty.kind === 'google') return proofFromGoogle(google);
  const { nonce, digest } = await makeNonce();
  signal.throwIfAborted();
  return { tokenId: await fromWindow(`${thirdParty.authorizeUrl}&nonce=${digest}`, signal), nonce };
}

/** The third party of the demonstration responds by a message from a window of this origin. */
function fromWindow(address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const popupWindow = window.open(address, 'lyceum-identity', popup);
    if (!popupWindow) return reject(new ThirdPartyFailed('The browser did not open a window.'));
    const end = () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('focus', checkWindow);
    };
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== popupWindow || data?.type !== 'lyceum-identity') return;
      end();
      if (typeof data.tokenId === 'string') resolve(data.tokenId);
      else reject(new ThirdPartyFailed(String(data.error)));
    };
    // A closed window sends no message, but this window gets the focus.
    const checkWindow = () => {
      if (!popupWindow.closed) return;
      end();
      reject(new ThirdPartyCanceled('The window was closed.'));
    };
    window.addEventListener('message', listen);
    window.addEventListener('focus', checkWindow);
    signal.addEventListener('abort', end);
  });
}
