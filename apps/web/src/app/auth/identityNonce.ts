/** The third party rejected the request or is unavailable. */
export class ThirdPartyFailed extends Error {
  override name = 'ThirdPartyFailed';
}

function hexadecimal(bytes: Uint8Array | ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A random text and its digest. The third party gets only the digest, which it puts into its token
 * (docs/decisions/0007-id-token-nonce.md).
 */
export async function makeNonce(): Promise<{ nonce: string; digest: string }> {
  const nonce = hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
  const digest = hexadecimal(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce)));
  return { nonce, digest };
}
