import {
  createI18n,
  type Direction,
  directions,
  type Language,
  languages,
  type Namespace,
  namespaces,
  type Resources,
  type Texts,
} from '@lyceum/i18n';

const files = import.meta.glob<Texts>('../../../i18n/locales/*/*.json', { eager: true, import: 'default' });

function resources(): Resources {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        namespaces.flatMap((namespace) => {
          const texts = files[`../../../i18n/locales/${language}/${namespace}.json`];
          return texts ? [[namespace, texts]] : [];
        }),
      ),
    ]),
  );
}

function chosenLanguage(): Language {
  const globals = new URLSearchParams(globalThis.location?.search).get('globals') ?? '';
  const chosen = /(?:^|;)language:([a-z]+)/.exec(globals)?.[1];
  return languages.find((language) => language === chosen) ?? 'en';
}

/** The language of this page of Storybook: the toolbar's, for which the page is loaded anew. */
export const language: Language = chosenLanguage();
export const direction: Direction = directions[language];

/** The product's own texts, from its own files, in the language of the page: for a screen, which asks for them itself. */
export const texts = createI18n({ language, resources: resources() });

/** The same for args, a render, a play. */
export const t = texts.getFixedT(language, [...namespaces] as const satisfies readonly Namespace[]);

/** A text that no file has, such as a person's name or what a server answered, in each language. */
export function inLanguage<Value>(values: Record<Language, Value>): Value {
  return values[language];
}
