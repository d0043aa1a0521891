import type { Namespace } from '@lyceum/i18n';
import { loadPageTexts } from '../i18n.ts';
import { untilPageLoaded } from './loadedNavigations.ts';

/** The `clientLoader` of a page that needs only texts. */
export const textsLoader =
  (...wanted: Namespace[]) =>
  async ({ request }: { request: Request }) => {
    await untilPageLoaded(request, () => loadPageTexts(...wanted));
    return { texts: null };
  };
