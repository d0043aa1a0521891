import { createI18n, type Language, namespaces } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';

/** The product's own words, for journeys in a language that few of us can type. */
export function textsIn(language: Language) {
  return createI18n({ language, resources: loadResources(language, namespaces) }).getFixedT(language, [
    ...namespaces,
  ]);
}
