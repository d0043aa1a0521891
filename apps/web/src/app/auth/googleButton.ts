/// <reference types="google.accounts" />
/// <reference types="trusted-types" />

import { type IdentityProof, ThirdPartyCanceled } from '@lyceum/flows/auth-dialog';
import { second } from '@lyceum/rules';
import { documentNonce } from '../../platform/document/nonce.ts';
import { makeNonce, ThirdPartyFailed } from './identityNonce.ts';

/** The timeout for the script that renders the third party's button. */
const thirdPartyScriptTimeoutMs = 10 * second;

type GoogleIdentity = typeof google.accounts.id;

/** A container for Google's button. */
export interface GoogleButtonPlace {
  parent: HTMLElement;
  clientId: string;
  /** The label, which Google translates. */
  text: 'continue_with' | 'signup_with';
  language: string;
  onProof: () => void;
}

/** The limits of the width of Google's button, in pixels. */
const width = { least: 200, most: 400 };

/** What Google's buttons share. */
export interface GoogleSignIn {
  /** Google's script, while it loads and when it has loaded. */
  script: Promise<GoogleIdentity> | null;
  /** Only the last one contains the button, because a dialog covers the page. */
  places: GoogleButtonPlace[];
  /** The result of a press, until a form has taken it. */
  proof: IdentityProof | null;
}

/** The address of Google's script; where the page requires Trusted Types, a `TrustedScriptURL`. */
function scriptAddress(): string {
  const address = 'https://accounts.google.com/gsi/client';
  const policy = window.trustedTypes?.createPolicy('google-sign-in', {
    createScriptURL: (_: string) => address,
  });
  // The type of `src` accepts only strings.
  return (policy?.createScriptURL(address) ?? address) as string;
}

/** Loads Google's script once. After a failure, the next call retries. @throws ThirdPartyFailed */
function loadGoogle(google: GoogleSignIn): Promise<GoogleIdentity> {
  google.script ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      element.remove();
      google.script = null;
      reject(new ThirdPartyFailed(why));
    };
    const timer = setTimeout(() => fail('Google did not respond in time.'), thirdPartyScriptTimeoutMs);
    element.src = scriptAddress();
    // Google's script copies the nonce to its styles.
    element.nonce = documentNonce() ?? '';
    element.onerror = () => fail('Google could not be reached, or the browser blocks its script.');
    element.onload = () => {
      // Undefined if a proxy sent another file.
      const identity = globalThis.google?.accounts.id;
      if (!identity) return fail('Google’s script has no sign-in API.');
      clearTimeout(timer);
      resolve(identity);
    };
    document.head.append(element);
  });
  return google.script;
}

/** Renders the button in the last container, with a new nonce: each nonce is valid for one ID token. */
async function draw(google: GoogleSignIn): Promise<void> {
  const { places } = google;
  const place = places.at(-1);
  if (!place) return;
  const [identity, { nonce, digest }] = await Promise.all([loadGoogle(google), makeNonce()]);
  if (places.at(-1) !== place) return;
  identity.initialize({
    client_id: place.clientId,
    nonce: digest,
    callback({ credential }) {
      google.proof = { tokenId: credential, nonce };
      // A form takes the proof synchronously, unless it is busy.
      places.at(-1)?.onProof();
      google.proof = null;
      draw(google).catch(() => undefined);
    },
  });
  const available = place.parent.parentElement?.clientWidth ?? width.most;
  place.parent.replaceChildren();
  identity.renderButton(place.parent, {
    type: 'standard',
    size: 'large',
    text: place.text,
    logo_alignment: 'center',
    locale: place.language,
    width: Math.max(width.least, Math.min(width.most, available)),
  });
}

/**
 * Shows Google's button until the signal is aborted. Google opens its window itself and does not report when the user
 * closes it.
 * @throws ThirdPartyFailed if Google's script cannot be loaded
 */
export async function showGoogleButton(
  google: GoogleSignIn,
  place: GoogleButtonPlace,
  signal: AbortSignal,
): Promise<void> {
  const { places } = google;
  places.push(place);
  signal.addEventListener('abort', () => {
    const wasLast = places.at(-1) === place;
    places.splice(places.indexOf(place), 1);
    if (wasLast) draw(google).catch(() => undefined);
  });
  await draw(google);
}

/**
 * Returns the proof that Google's button has just delivered.
 * @throws ThirdPartyFailed if Google's script cannot be loaded, or ThirdPartyCanceled if the button was not pressed yet
 */
export async function proofFromGoogle(google: GoogleSignIn): Promise<IdentityProof> {
  if (google.proof) return google.proof;
  await loadGoogle(google);
  throw new ThirdPartyCanceled('Google’s own button has not been pressed.');
}
