import { fallbackLanguage, type Language } from '@lyceum/rules';
import type { i18n } from 'i18next';
import type { Namespace } from './namespaces.ts';
import { rememberLanguage } from './rememberLanguage.ts';

// A class of its own, so that callers can distinguish it from a programming error.
export class TextsNotLoaded extends Error {
  override name = 'TextsNotLoaded';
}

/** Loads the texts that the instance does not have yet. i18next shares requests under way and retries failed ones. */
function load(instance: i18n, language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  return new Promise((resolve, reject) => {
    // Unlike `loadNamespaces`, this loads one language and tries again what has failed before.
    void instance.reloadResources([language], missing, (cause?: unknown) => {
      if (!cause) return resolve();
      reject(new TextsNotLoaded(`The ${language} texts (${missing.join()}) could not be loaded`, { cause }));
    });
  });
}

/**
 * Loads the texts that the instance does not have yet. If a file of the language cannot be loaded, the English one is
 * loaded instead [9.3].
 * @throws TextsNotLoaded if neither can be loaded
 */
export async function loadTexts(
  instance: i18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const loadOrFallBack = (namespace: Namespace) =>
    load(instance, language, [namespace]).catch((problem: unknown) => {
      // i18next falls back to English for missing texts.
      if (language === fallbackLanguage) throw problem;
      return load(instance, fallbackLanguage, [namespace]);
    });
  await Promise.all(namespaces.map(loadOrFallBack));
}

/**
 * Changes the language and stores it. All namespaces in use are loaded before the change, without a fallback to
 * English, so that no screen mixes two languages [4.25].
 * @param signal aborts the change: the language stays the same even if the texts are loaded
 * @throws TextsNotLoaded if a text cannot be loaded, or the reason of the signal after an abort; the language stays the
 *   same
 */
export async function changeLanguage(
  instance: i18n,
  language: Language,
  signal?: AbortSignal,
): Promise<void> {
  const namespacesIn = (lng: string) => Object.keys(instance.getDataByLanguage(lng) ?? {}) as Namespace[];
  // Some texts of the current language may have fallen back to English.
  const inUse = new Set([...namespacesIn(instance.language), ...namespacesIn(fallbackLanguage)]);
  await load(instance, language, [...inUse]);
  signal?.throwIfAborted();
  await instance.changeLanguage(language);
  rememberLanguage(language);
}
