import type { AppLoadContext } from 'react-router';
import { useRouteLoaderData } from 'react-router-dom';

/** The data of the root route, which every page shares. */
export function rootData(context: AppLoadContext) {
  const { language, theme, publicUrl, thirdParty, textsVersion } = context;
  // The clock of a visitor may show another year.
  const year = new Date().getUTCFullYear();
  return { language, theme, publicUrl, thirdParty, textsVersion, year };
}

/** Absent if the root loader failed. */
export const useRootData = () => useRouteLoaderData<ReturnType<typeof rootData>>('root');
