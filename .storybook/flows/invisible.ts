import type { FlowName } from './flows.ts';

/** States that render nothing or the same as another state, by a prefix of their paths, with the reason. */
export const invisible: Partial<Record<FlowName, Record<string, string>>> = {
  application: {
    appearing: 'Renders nothing for 100 ms.',
    onTheWayToDashboard: 'The route changes before anything is rendered.',
  },
  auth: {
    closed: 'Renders nothing.',
    open: 'Renders the flow of the login dialog.',
  },
  courseEditor: {
    deleted: 'The route changes to the dashboard.',
  },
  draftAutosave: {
    storing: 'Runs in the background.',
    discarding: 'Runs in the background.',
  },
  expertSignUp: {
    canceled: 'The dialog is closed.',
  },
  favorites: {
    onDevice: 'The pages show it by a store; the stories of the favorites have its values.',
    loading: 'The pages show it by a store; the stories of the favorites have its values.',
    unavailable: 'The pages show it by a store; the stories of the favorites have its values.',
    saving: 'Renders the change before it is saved.',
  },
  leaveCourse: {
    left: 'The screen does without this flow, and shows the offer again.',
    onTheWayToDashboard: 'The route changes before anything is rendered.',
  },
  materialDownload: {
    finding: 'The browser starts the download.',
  },
  reviewReport: {
    'form.closed': 'The dialog is closed.',
    'form.askingToSignIn': 'The login dialog replaces it.',
  },
  searchSuggestions: {
    closed: 'Renders nothing.',
    waiting: 'Renders what was suggested before.',
    searching: 'Renders what was suggested before.',
  },
  session: {
    clearingTokens: 'Ends before the first render: local storage is synchronous.',
    signingOut: 'Renders as signed out.',
    unavailable: 'Renders as signed out.',
    'signedIn.upkeep': 'Renews tokens in the background.',
    'signedIn.storage': 'Follows other tabs in the background.',
  },
  lessonClock: {
    over: 'Renders the time that was read last.',
  },
};

/** Whether the state has an appearance of its own. */
export function isVisible(flow: FlowName, state: string): boolean {
  return !Object.keys(invisible[flow] ?? {}).some(
    (prefix) => state === prefix || state.startsWith(`${prefix}.`),
  );
}
