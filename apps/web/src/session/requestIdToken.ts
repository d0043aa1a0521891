import { type IdentityProof, ThirdPartyCanceled } from '@lyceum/flows/auth-dialog';
import type { ThirdParty } from '../pageRequest.ts';
import { proofFromGoogle } from './googleButton.ts';
import { makeNonce, ThirdPartyFailed } from './identityNonce.ts';

const popup = 'popup,width=480,height=640';

/**
 * Asks the third-party service who the user is. Call it from a click, or the browser blocks the window. The service
 * gets, and puts into its token, only the digest of a random text: whoever comes by the token alone can't use it.
 * @param signal ends the waiting; the window stays with the user
 * @returns an ID token for `/v1/auth/google`, with the random text
 * @throws ThirdPartyLeft when the user closed the window; ThirdPartyFailed when there is none for another reason
 */
export async function requestIdToken(thirdParty: ThirdParty, signal: AbortSignal): Promise<IdentityProof> {
  if (!thirdParty) throw new ThirdPartyFailed('No third-party service is configured.');
  if (thirdParty.kind === 'google') return proofFromGoogle();
  const { nonce, digest } = await makeNonce();
  signal.throwIfAborted();
  return { tokenId: await fromWindow(`${thirdParty.authorizeUrl}&nonce=${digest}`, signal), nonce };
}

/** The local service answers from a window of this origin. */
function fromWindow(address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const opened = window.open(address, 'lyceum-identity', popup);
    if (!opened) return reject(new ThirdPartyFailed('The browser did not open a window.'));
    const end = () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('focus', lookAgain);
    };
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== opened || data?.type !== 'lyceum-identity') return;
      end();
      if (typeof data.tokenId === 'string') resolve(data.tokenId);
      else reject(new ThirdPartyFailed(String(data.error)));
    };
    // A closed window says nothing, but the person comes back to this one.
    const lookAgain = () => {
      if (!opened.closed) return;
      end();
      reject(new ThirdPartyCanceled('The window was closed.'));
    };
    window.addEventListener('message', listen);
    window.addEventListener('focus', lookAgain);
    signal.addEventListener('abort', end);
  });
}
