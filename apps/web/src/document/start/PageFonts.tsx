import type { Language } from '@lyceum/i18n';
import { storageKeys } from '@lyceum/rules';
import { fontUrls } from '@lyceum/ui/theme';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNonce } from '../nonce.ts';
import { holdFonts } from './holdFonts.ts';

/** Loads the fonts for the texts of the page, and notes that the browser has them. */
async function loadFonts(files: readonly string[]): Promise<void> {
  await document.fonts.load("1em 'Readex Pro'", document.body.textContent);
  localStorage.setItem(storageKeys.fonts, files.join());
}

/**
 * The fonts of the page. Latin fonts replace the system's as soon as they are loaded, without moving the text. Systems differ
 * more in the fonts of other scripts: on a first visit, these appear with the next page [2.270].
 */
export function PageFonts({ language }: { language: Language }) {
  const nonce = useNonce();
  const { pathname } = useLocation();
  const [files] = useState(() => fontUrls(language));
  const [firstPage] = useState(pathname);
  // Only languages with a script of their own have a second font.
  const areHeld = files.length > 1;
  useEffect(() => {
    // The next visit tries again.
    if (areHeld) loadFonts(files).catch(() => undefined);
  }, [areHeld, files]);
  useLayoutEffect(() => {
    if (pathname !== firstPage) delete document.documentElement.dataset.fonts;
  }, [pathname, firstPage]);
  return (
    areHeld && (
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with paths of our own files
        dangerouslySetInnerHTML={{
          __html: `(${holdFonts})(${JSON.stringify(files)},${JSON.stringify(storageKeys.fonts)})`,
        }}
      />
    )
  );
}
