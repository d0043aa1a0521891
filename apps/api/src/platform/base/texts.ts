import { createI18n, fallbackLanguage, type Language } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import { loadServerResources } from '@lyceum/i18n/server';
import type { ParseKeys } from 'i18next';

/** Keys of the server's texts: `server:courseNotFound`, `server:mails.verification.subject`. */
export type TextKey = `server:${ParseKeys<'server'>}`;

/** Translates a key into a language and fills in `{{placeholders}}`. */
export type Texts = (language: Language, key: TextKey, values?: Record<string, string | number>) => string;

/** The translator of the texts of the server. */
export function createTexts(): Texts {
  const { t } = createI18n({ language: fallbackLanguage, resources: loadServerResources() });
  return (lng, key, values) => t(key, { ...values, lng });
}
