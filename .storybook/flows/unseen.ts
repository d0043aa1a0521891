import type { FlowName } from './flows.ts';

/** States that look like another or like nothing at all, by the beginning of their names, and why. */
export const unseen: Partial<Record<FlowName, Record<string, string>>> = {
  application: {
    appearing: 'Nothing is shown for its 100 ms.',
    onTheWayToDashboard: 'An instructor is led away before anything is shown.',
  },
  expertSignUp: {
    left: 'The dialog is gone: the page is as it was before.',
  },
  request: {
    gone: 'The list takes it out at once.',
  },
  session: {
    forgettingTokens: 'Over before anything is drawn: the storage of the browser answers at once.',
    signingOut: 'The person is shown as signed out already, whatever the server says.',
    'signedIn.upkeep': 'Tokens are renewed behind everything.',
    'signedIn.storage': 'Other tabs are listened to behind everything.',
  },
};

/** Whether a person can tell a state from others by what is on the screen. */
export function isSeen(flow: FlowName, state: string): boolean {
  return !Object.keys(unseen[flow] ?? {}).some(
    (beginning) => state === beginning || state.startsWith(`${beginning}.`),
  );
}
