'use client';

import { acceptedLanguage } from '@lyceum/i18n';
import { isDevelopment, reportOnce } from './development.ts';
import type { BuiltInTexts, UiTexts } from './texts.ts';
import { useUi } from './UiProvider.tsx';

type OwnTexts<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] | undefined };

const definedIn = <Texts>(texts: OwnTexts<Texts> | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== undefined)) as Partial<Texts>;

/**
 * The texts of a component: those of its props, then those of the provider, then the built-in ones of the language. A
 * missing one is in English, with one warning for the language.
 */
export function useTexts<Part extends keyof UiTexts>(
  part: Part,
  builtIn: BuiltInTexts<Part>,
  own?: OwnTexts<UiTexts[Part]>,
): UiTexts[Part] {
  const { language, texts } = useUi();
  const builtInLanguage = acceptedLanguage(language);
  const translated: Partial<UiTexts[Part]> = {
    ...(builtInLanguage && builtIn[builtInLanguage]),
    ...definedIn(texts?.[part]),
    ...definedIn(own),
  };
  if (isDevelopment) {
    const missing = Object.keys(builtIn.en).filter((key) => !(key in translated));
    if (missing.length > 0) {
      const names = missing.map((key) => `${part}.${key}`).join(', ');
      reportOnce(
        'warn',
        `texts ${language}`,
        `@lyceum/ui has no ${names} in "${language}", so English is used. Pass \`texts\` to UiProvider; the type UiTexts lists all. Built in are en, ar and fr.`,
      );
    }
  }
  return { ...builtIn.en, ...translated };
}
