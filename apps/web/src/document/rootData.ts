import type { AppLoadContext } from 'react-router';
import { useRouteLoaderData } from 'react-router-dom';
import { pageNamespaces } from './i18n.ts';

/** The data of the root route, which every page shares. */
export function rootData(context: AppLoadContext) {
  const { language, theme, publicUrl, thirdParty, textsVersion } = context;
  return { language, theme, publicUrl, thirdParty, textsVersion, texts: context.texts(pageNamespaces) };
}

/** Absent if the root loader failed. */
export const useRootData = () => useRouteLoaderData<ReturnType<typeof rootData>>('root');
