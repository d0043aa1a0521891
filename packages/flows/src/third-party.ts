/** The person closed the third-party service's window, or said no to it: nothing has failed, and nothing is to be said. */
export class ThirdPartyCanceled extends Error {
  override name = 'ThirdPartyCanceled';
}

/** What the third-party service gave, and what shows that it was this browser that asked for it. */
export interface IdentityProof {
  tokenId: string;
  /** The random text whose digest the token carries. */
  nonce: string;
}

/**
 * Opens the third-party service's window.
 * @throws ThirdPartyLeft where the person did not want to; anything else is a failure of the service
 */
export type RequestIdToken = (signal: AbortSignal) => Promise<IdentityProof>;
