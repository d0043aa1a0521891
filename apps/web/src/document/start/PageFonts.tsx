import type { Language } from '@lyceum/i18n';
import { storageKeys } from '@lyceum/rules';
import { fontUrls } from '@lyceum/ui/theme';
import { useState } from 'react';
import { useNonce } from '../nonce.ts';
import { type FirstFonts, holdFonts } from './firstFonts.ts';

/** The fonts of the first page in a language. */
export function firstFonts(language: Language): FirstFonts {
  const files = fontUrls(language);
  return { files, key: storageKeys.fonts, letters: files.length === 1 ? 'im' : 'im\u0627\u0634' };
}

/** The fonts of the page. On a first visit, it is painted with the system's fonts, until all its fonts are loaded [2.270]. */
export function PageFonts({ language }: { language: Language }) {
  const nonce = useNonce();
  const [fonts] = useState(() => firstFonts(language));
  // Nothing loads them late in development.
  if (import.meta.env.DEV) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with paths of our own files
      dangerouslySetInnerHTML={{ __html: `(${holdFonts})(${JSON.stringify(fonts)})` }}
    />
  );
}
