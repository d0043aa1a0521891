import type { Namespace } from '@lyceum/i18n';
import { loadPageTexts } from '../i18n.ts';
import { pageLoader } from './pageLoader.ts';

/** The `clientLoader` of a page that needs only texts. */
export const textsLoader = (...wanted: Namespace[]) =>
  pageLoader(async () => {
    await loadPageTexts(...wanted);
    return { texts: null };
  });
