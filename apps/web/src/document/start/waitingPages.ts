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
    'Experts',
    'Sessions',
    'Monetize',
    'Community',
  ].map((name) => `routes/${name}Route`),
);
/** The same, unless a script renders the third party's button on them. */
const forms = new Set(['Login', 'Register', 'ForgotPassword'].map((name) => `routes/${name}Route`));

/** Whether a guest can read the whole page without scripts, so that these can wait for the first input [2.275]. */
export function usePageWaits(): boolean {
  const state = use(UNSAFE_DataRouterStateContext);
  const data = useRootData();
  const id = state?.matches.at(-1)?.route.id;
  if (!state || !data || id === undefined || state.errors) return false;
  // What the server could not load is undefined: the browser requests it.
  if (Object.values(state.loaderData[id] ?? {}).includes(undefined)) return false;
  return complete.has(id) || (forms.has(id) && data.thirdParty?.kind !== 'google');
}
