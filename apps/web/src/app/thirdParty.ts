import { type IdentityProof, ThirdPartyLeft } from '@lyceum/flows/auth-dialog';
import type { ThirdParty } from '../page-request.ts';
import { documentNonce } from './nonce.ts';

/** The service refused, or could not be asked. */
class ThirdPartyFailed extends Error {
  override name = 'ThirdPartyFailed';
}

const popup = 'popup,width=480,height=640';

/**
 * Asks the third-party service who the person is. Call it from a click, or the browser blocks the window. The service
 * gets, and puts into its token, only the digest of a random text: whoever comes by the token alone can't use it.
 * @param signal ends the waiting; the window stays with the person
 * @returns an ID token for `/v1/auth/google`, with the random text
 * @throws ThirdPartyLeft when the person closed the window; ThirdPartyFailed when there is none for another reason
 */
export async function requestIdToken(thirdParty: ThirdParty, signal: AbortSignal): Promise<IdentityProof> {
  if (!thirdParty) throw new ThirdPartyFailed('No third-party service is configured.');
  const nonce = hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
  const told = hexadecimal(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce)));
  signal.throwIfAborted();
  const tokenId = await (thirdParty.kind === 'demo'
    ? fromWindow(`${thirdParty.authorizeUrl}&nonce=${told}`, signal)
    : fromGoogle(thirdParty.clientId, told));
  return { tokenId, nonce };
}

function hexadecimal(bytes: Uint8Array | ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
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
      reject(new ThirdPartyLeft('The window was closed.'));
    };
    window.addEventListener('message', listen);
    window.addEventListener('focus', lookAgain);
    signal.addEventListener('abort', end);
  });
}

interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  prompt: (
    listen: (moment: {
      isNotDisplayed: () => boolean;
      isSkippedMoment: () => boolean;
      /** Not there where the browser itself asks. */
      getSkippedReason?: () => string;
    }) => void,
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let script: Promise<void> | undefined;

/** The address of Google's script, in the form in which a page that requires Trusted Types takes it. */
function googleScript(): string {
  const address = 'https://accounts.google.com/gsi/client';
  const policy = window.trustedTypes?.createPolicy('google-sign-in', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

function loadGoogle(): Promise<void> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = googleScript();
    // Google's script gives it to the styles that it puts into the page.
    element.nonce = documentNonce() ?? '';
    element.onload = () => resolve();
    element.onerror = () => {
      script = undefined;
      reject(new ThirdPartyFailed('Google could not be reached.'));
    };
    document.head.append(element);
  });
  return script;
}

async function fromGoogle(clientId: string, nonce: string): Promise<string> {
  await loadGoogle();
  const identity = window.google?.accounts.id;
  if (!identity) throw new ThirdPartyFailed('Google’s script did not say hello.');
  return new Promise((resolve, reject) => {
    identity.initialize({ client_id: clientId, nonce, callback: ({ credential }) => resolve(credential) });
    identity.prompt((moment) => {
      if (moment.isNotDisplayed() || moment.getSkippedReason?.() === 'issuing_failed') {
        reject(new ThirdPartyFailed('Google did not ask, or gave no token.'));
      } else if (moment.isSkippedMoment()) {
        reject(new ThirdPartyLeft('The person did not answer Google.'));
      }
    });
  });
}
