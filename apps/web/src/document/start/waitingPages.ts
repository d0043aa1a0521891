import { storageKeys } from '@lyceum/rules';
import { use } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';
import { useRootData } from '../rootData.ts';

/** The public pages that are complete as HTML, by the names of their routes. */
const complete = new Set(
  [
    'Landing',
    'Categories',
    'Domain',
    'Category',
    'Course',
    'Instructor',
    'Experts',
    'Application',
    'Sessions',
    'Monetize',
    'Community',
  ].map((name) => `routes/${name}Route`),
);
/** The same, unless a script renders the third party's button on them. */
const forms = new Set(['Login', 'Register', 'ForgotPassword'].map((name) => `routes/${name}Route`));

/** A stored draft replaces the form in the HTML. */
const drafts: Record<string, string> = { 'routes/ApplicationRoute': `${storageKeys.draft}:expert` };

/** What the browser has stored if the visitor sees another page than the one in the HTML. */
export interface Stored {
  local: readonly string[];
  session: readonly string[];
}

/**
 * Whether a guest can read the whole page without scripts, so that these can wait for the first input [2.275].
 * @returns the stored keys with which the page starts at once nevertheless; null if it always does
 */
export function usePageWaits(): Stored | null {
  const state = use(UNSAFE_DataRouterStateContext);
  const data = useRootData();
  const id = state?.matches.at(-1)?.route.id;
  if (!state || !data || id === undefined || state.errors) return null;
  // What the server could not load is undefined: the browser requests it.
  if (Object.values(state.loaderData[id] ?? {}).includes(undefined)) return null;
  if (!complete.has(id) && (!forms.has(id) || data.thirdParty?.kind === 'google')) return null;
  const draft = drafts[id];
  return {
    local: [storageKeys.accessToken, storageKeys.refreshToken],
    session: draft === undefined ? [] : [draft],
  };
}
