import arabicUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { Language } from '@lyceum/rules';

/**
 * The font files that a page in this language needs at once, for
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>`. Arabic pages carry Latin names and numbers too.
 */
export function fontUrls(language: Language): readonly string[] {
  return language === 'ar' ? [arabicUrl, latinUrl] : [latinUrl];
}
