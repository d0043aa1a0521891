import type { Language } from '@lyceum/i18n';
import arabicUrl from '@lyceum/ui/fonts/readex-pro-arabic.woff2?url';
import latinUrl from '@lyceum/ui/fonts/readex-pro-latin.woff2?url';

/** The font files of languages in another script than Latin. Their pages include Latin names and numbers. */
const fonts: { readonly [L in Language]?: readonly string[] } = {
  ar: [arabicUrl, latinUrl],
};

/** The font files to preload for a language. */
export function fontUrls(language: Language): readonly string[] {
  return fonts[language] ?? [latinUrl];
}
