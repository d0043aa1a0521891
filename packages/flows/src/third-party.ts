/** The person closed the third-party service's window, or said no to it: nothing has failed, and nothing is to be said. */
export class ThirdPartyLeft extends Error {
  override name = 'ThirdPartyLeft';
}

/**
 * Opens the third-party service's window.
 * @returns an ID token
 * @throws ThirdPartyLeft where the person did not want to; anything else is a failure of the service
 */
export type RequestIdToken = (signal: AbortSignal) => Promise<string>;
