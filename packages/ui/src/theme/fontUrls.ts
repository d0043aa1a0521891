import arabicUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { Language } from '@lyceum/rules';

/** The font files of languages in another script than Latin. Their pages include Latin names and numbers. */
const fonts: { readonly [L in Language]?: readonly string[] } = {
  ar: [arabicUrl, latinUrl],
};

/** The font files to preload for a language, with `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function fontUrls(language: Language): readonly string[] {
  return fonts[language] ?? [latinUrl];
}
