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
import type {} from '@lyceum/i18n/keys';

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

function toolbarLanguage(): Language {
  const globals = new URLSearchParams(globalThis.location?.search).get('globals') ?? '';
  const value = /(?:^|;)language:([a-z]+)/.exec(globals)?.[1];
  return languages.find((language) => language === value) ?? 'en';
}

/** The language of the Storybook toolbar. Changing it reloads the page. */
export const language: Language = toolbarLanguage();
export const direction: Direction = directions[language];

/** An i18next instance with the product's locale files, for screens. */
export const texts = createI18n({ language, resources: resources() });

/** The translation function for args, renders and plays. */
export const t = texts.getFixedT(language, [...namespaces] as const satisfies readonly Namespace[]);

/**
 * A value by language, otherwise the English one, for content that is not in the locale files, such as user names and
 * server responses.
 */
export function inLanguage<Value>(values: { en: Value } & { [L in Language]?: Value }): Value {
  return values[language] ?? values.en;
}
