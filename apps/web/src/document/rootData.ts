import type { AppLoadContext } from 'react-router';
import { useRouteLoaderData } from 'react-router-dom';

/** The data of the root route, which every page shares. */
export function rootData(context: AppLoadContext) {
  const { language, theme, publicUrl, thirdParty, textsVersion } = context;
  return { language, theme, publicUrl, thirdParty, textsVersion };
}

/** Absent if the root loader failed. */
export const useRootData = () => useRouteLoaderData<ReturnType<typeof rootData>>('root');
