import type { Language } from '@lyceum/i18n';
import { storageKeys } from '@lyceum/rules';
import { fontUrls } from '@lyceum/ui/theme';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNonce } from '../nonce.ts';
import { type FirstFonts, holdFonts } from './firstFonts.ts';

/** The fonts of the first page in a language. */
export function firstFonts(language: Language): FirstFonts {
  const files = fontUrls(language);
  // Latin letters of most systems are as wide as ours. A second font has another script.
  return { files, key: storageKeys.fonts, areAlike: files.length === 1 };
}

/**
 * The fonts of the page. On a first visit, it is painted with the system's fonts. Latin fonts replace these as soon as they
 * are loaded; others, which would move the text, with the next page [2.270].
 */
export function PageFonts({ language }: { language: Language }) {
  const nonce = useNonce();
  const { pathname } = useLocation();
  const [firstPage] = useState(pathname);
  const [fonts] = useState(() => firstFonts(language));
  useLayoutEffect(() => {
    if (pathname !== firstPage) delete document.documentElement.dataset.fonts;
  }, [pathname, firstPage]);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with paths of our own files
      dangerouslySetInnerHTML={{ __html: `(${holdFonts})(${JSON.stringify(fonts)})` }}
    />
  );
}
