import arMails from '@lyceum/i18n/locales/ar/mails.json' with { type: 'json' };
import arServer from '@lyceum/i18n/locales/ar/server.json' with { type: 'json' };
import enMails from '@lyceum/i18n/locales/en/mails.json' with { type: 'json' };
import enServer from '@lyceum/i18n/locales/en/server.json' with { type: 'json' };
import frMails from '@lyceum/i18n/locales/fr/mails.json' with { type: 'json' };
import frServer from '@lyceum/i18n/locales/fr/server.json' with { type: 'json' };
import { fallbackLanguage, type Language, languages } from '@lyceum/rules';
import { createInstance } from 'i18next';

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Counted}_${'one' | 'other'}`
      ? Counted
      : K
    : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** Keys of the server's texts: `server:courseNotFound`, `mails:verification.subject`. */
export type TextKey = `server:${Keys<typeof enServer>}` | `mails:${Keys<typeof enMails>}`;

/** Translates a key into a language and fills in `{{placeholders}}`. */
export type Texts = (language: Language, key: TextKey, values?: Record<string, string | number>) => string;

/** Loads the namespaces `server` and `mails`. */
export async function loadTexts(): Promise<Texts> {
  const i18n = createInstance({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    supportedLngs: languages,
    ns: ['server', 'mails'],
    resources: {
      en: { server: enServer, mails: enMails },
      ar: { server: arServer, mails: arMails },
      fr: { server: frServer, mails: frMails },
    },
    interpolation: { escapeValue: false },
  });
  await i18n.init();
  return (lng, key, values) => i18n.t(key, { ...values, lng });
}

/** The best supported language of an `Accept-Language` header; English by default. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',', 20)
    .map((wish) => /^\s*([a-z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i.exec(wish))
    .map((match) => ({ tag: match?.[1]?.toLowerCase(), weight: Number(match?.[2] ?? 1) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const found = wishes.find(({ tag }) => languages.some((language) => language === tag));
  return languages.find((language) => language === found?.tag) ?? fallbackLanguage;
}
