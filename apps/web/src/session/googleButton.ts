import { type IdentityProof, ThirdPartyCanceled } from '@lyceum/flows/auth-dialog';
import { limits } from '@lyceum/rules';
import { documentNonce } from '../document/nonce.ts';
import { makeNonce, ThirdPartyFailed } from './identityNonce.ts';

interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      size: 'large';
      text: 'continue_with' | 'signup_with';
      logo_alignment: 'center';
      locale: string;
      width: number;
    },
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** A place on the page where Google's button stands. */
export interface GoogleButtonPlace {
  parent: HTMLElement;
  clientId: string;
  /** What the button says; Google says it in the page's language. */
  text: 'continue_with' | 'signup_with';
  language: string;
  onProof: () => void;
}

/** The narrowest and the widest that Google draws. */
const width = { least: 200, most: 400 };

let script: Promise<GoogleIdentity> | undefined;
/** The last is the one that Google answers: a dialog lies over the page that it was opened on. */
const places: GoogleButtonPlace[] = [];
let inHand: IdentityProof | null = null;

/** The address of Google's script, in the form in which a page that requires Trusted Types takes it. */
function scriptAddress(): string {
  const address = 'https://accounts.google.com/gsi/client';
  const policy = window.trustedTypes?.createPolicy('google-sign-in', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** Loads Google's script, once; after a failure, the next call tries again. @throws ThirdPartyFailed */
function loadGoogle(): Promise<GoogleIdentity> {
  script ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      element.remove();
      script = undefined;
      reject(new ThirdPartyFailed(why));
    };
    const timer = setTimeout(() => fail('Google did not answer in time.'), limits.thirdPartyScriptTimeoutMs);
    element.src = scriptAddress();
    // Google's script gives it to the styles that it puts into the page.
    element.nonce = documentNonce() ?? '';
    element.onerror = () => fail('Google could not be reached, or the browser blocks its script.');
    element.onload = () => {
      const identity = window.google?.accounts.id;
      if (!identity) return fail('Google’s script did not say hello.');
      clearTimeout(timer);
      resolve(identity);
    };
    document.head.append(element);
  });
  return script;
}

/** Draws the button of the last place, with a nonce of its own. Each nonce is good for one answer. */
async function draw(): Promise<void> {
  const place = places.at(-1);
  if (!place) return;
  const [identity, { nonce, digest }] = await Promise.all([loadGoogle(), makeNonce()]);
  if (places.at(-1) !== place) return;
  identity.initialize({
    client_id: place.clientId,
    nonce: digest,
    callback({ credential }) {
      inHand = { tokenId: credential, nonce };
      // Whoever wants the proof takes it at once; a form that is busy does not want it.
      places.at(-1)?.onProof();
      inHand = null;
      draw().catch(() => undefined);
    },
  });
  const room = place.parent.parentElement?.clientWidth ?? width.most;
  place.parent.replaceChildren();
  identity.renderButton(place.parent, {
    type: 'standard',
    size: 'large',
    text: place.text,
    logo_alignment: 'center',
    locale: place.language,
    width: Math.max(width.least, Math.min(width.most, room)),
  });
}

/**
 * Shows Google's button until the signal is aborted. Google opens its window itself and tells nothing about one that
 * was closed or not answered, so nothing waits for it.
 * @throws ThirdPartyFailed when Google's script cannot be had
 */
export async function showGoogleButton(place: GoogleButtonPlace, signal: AbortSignal): Promise<void> {
  places.push(place);
  signal.addEventListener('abort', () => {
    const wasLast = places.at(-1) === place;
    places.splice(places.indexOf(place), 1);
    if (wasLast) draw().catch(() => undefined);
  });
  await draw();
}

/**
 * The proof that Google's button has just brought.
 * @throws ThirdPartyFailed when there is no button, because Google's script cannot be had; ThirdPartyLeft when there is
 *   one by now, which was not pressed yet
 */
export async function proofFromGoogle(): Promise<IdentityProof> {
  if (inHand) return inHand;
  await loadGoogle();
  throw new ThirdPartyCanceled('Google’s own button asks.');
}
