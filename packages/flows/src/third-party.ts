/** The user closed or declined the window of the third party. Nothing failed, and nothing is shown. */
export class ThirdPartyCanceled extends Error {
  override name = 'ThirdPartyCanceled';
}

/** The ID token of the third party, with the proof that this browser requested it. */
export interface IdentityProof {
  tokenId: string;
  /** The random text whose digest is in the token. */
  nonce: string;
}

/**
 * Opens the window of the third party.
 * @throws ThirdPartyCanceled if the user closed it; any other error is a failure of the service
 */
export type RequestIdToken = (signal: AbortSignal) => Promise<IdentityProof>;
