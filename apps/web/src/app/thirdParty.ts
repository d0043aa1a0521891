import type { ThirdParty } from '../page-request.ts';

/** The person closed the window, or the service refused. */
class ThirdPartyCancelled extends Error {
  override name = 'ThirdPartyCancelled';
}

const popup = 'popup,width=480,height=640';

/**
 * Asks the third-party service who the person is. Call it from a click, or the browser blocks the window.
 * @param signal ends the waiting; the window stays with the person
 * @returns an ID token for `/v1/auth/google`
 * @throws ThirdPartyCancelled when there is none
 */
export async function requestIdToken(thirdParty: ThirdParty, signal: AbortSignal): Promise<string> {
  if (!thirdParty) throw new ThirdPartyCancelled('No third-party service is configured.');
  const nonce = crypto.randomUUID();
  return thirdParty.kind === 'demo'
    ? fromWindow(`${thirdParty.authorizeUrl}&nonce=${nonce}`, signal)
    : fromGoogle(thirdParty.clientId, nonce);
}

/** The local service answers from a window of this origin. */
function fromWindow(address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const opened = window.open(address, 'lyceum-identity', popup);
    if (!opened) return reject(new ThirdPartyCancelled('The browser did not open a window.'));
    const end = () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('focus', lookAgain);
    };
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== opened || data?.type !== 'lyceum-identity') return;
      end();
      if (typeof data.tokenId === 'string') resolve(data.tokenId);
      else reject(new ThirdPartyCancelled(String(data.error)));
    };
    // A closed window says nothing, but the person comes back to this one.
    const lookAgain = () => {
      if (!opened.closed) return;
      end();
      reject(new ThirdPartyCancelled('The window was closed.'));
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
    listen: (moment: { isNotDisplayed: () => boolean; isSkippedMoment: () => boolean }) => void,
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let script: Promise<void> | undefined;

function loadGoogle(): Promise<void> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = 'https://accounts.google.com/gsi/client';
    element.onload = () => resolve();
    element.onerror = () => {
      script = undefined;
      reject(new ThirdPartyCancelled('Google could not be reached.'));
    };
    document.head.append(element);
  });
  return script;
}

async function fromGoogle(clientId: string, nonce: string): Promise<string> {
  await loadGoogle();
  const identity = window.google?.accounts.id;
  if (!identity) throw new ThirdPartyCancelled('Google’s script did not say hello.');
  return new Promise((resolve, reject) => {
    identity.initialize({ client_id: clientId, nonce, callback: ({ credential }) => resolve(credential) });
    identity.prompt((moment) => {
      if (moment.isNotDisplayed() || moment.isSkippedMoment()) {
        reject(new ThirdPartyCancelled('Google did not ask, or the person did not answer.'));
      }
    });
  });
}
