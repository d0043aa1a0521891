import { createI18n, type Language } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import type { i18n } from 'i18next';

const instances = new Map<string, i18n>();

/** The translations with these namespaces. Nothing changes them, so all pages share an instance. */
export function translationsOf(language: Language, namespaces: Parameters<typeof loadResources>[1]): i18n {
  const key = [language, ...namespaces].join();
  const instance =
    instances.get(key) ?? createI18n({ language, resources: loadResources(language, namespaces) });
  instances.set(key, instance);
  return instance;
}
