import { createI18n, type Language, namespaces } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import { loadResources } from '@lyceum/i18n/server';

/** The product's texts in a language, for journeys. */
export function translator(language: Language) {
  return createI18n({ language, resources: loadResources(language, namespaces) }).getFixedT(language, [
    ...namespaces,
  ]);
}
