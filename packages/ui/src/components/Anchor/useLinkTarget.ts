'use client';

import { isDevelopment, reportOnce } from '../../provider/development.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { type LinkTarget, linkTargetOf } from './linkTarget.ts';

/** Where an address leads, or null if it may not become a link in this app. A refused address is reported. */
export function useLinkTarget(href: string): LinkTarget | null {
  const { links } = useUi();
  const target = linkTargetOf(href);
  if (target === 'app' || target === 'fragment' || (target !== null && links !== 'app')) return target;
  // No address is no mistake: the link does not exist yet.
  if (isDevelopment && href !== '') {
    const allowed = links === 'app' ? '' : ', http(s) addresses without credentials, mailto: and tel:';
    reportOnce(
      'error',
      `href ${href}`,
      `@lyceum/ui rendered the text of a link without ${JSON.stringify(href.slice(0, 200))}. Allowed are paths inside the app, fragments${allowed}.`,
    );
  }
  return null;
}
