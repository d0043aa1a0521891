import { fallbackLanguage, type Language, limits } from '@lyceum/rules';
import type { i18n } from 'i18next';
import type { Namespace, Texts } from './namespaces.ts';
import { rememberLanguage } from './rememberLanguage.ts';

interface ChangeOptions extends LoadOptions {
  /** Aborts the change: the language stays the same even if the texts are loaded. */
  signal?: AbortSignal;
}

export interface LoadOptions {
  /** The path of the files. @default '/locales/{lng}/{ns}.json' */
  path?: string;
  fetch?: typeof fetch;
}

// A class of its own, so that callers can distinguish it from a programming error.
export class TextsNotLoaded extends Error {
  override name = 'TextsNotLoaded';
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A page with status 200 instead of the file, or a truncated file, fails in json() and is retried.
async function fetchOnce(address: string, fetchFile: typeof fetch): Promise<Texts> {
  const response = await fetchFile(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new TextsNotLoaded(`${address} answered ${response.status}`);
  const texts: unknown = await response.json();
  if (!isTexts(texts)) throw new TextsNotLoaded(`${address} does not hold texts`);
  return texts;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Up to 5 retries, the first after 350 ms; the delay doubles each time [9.3]. */
async function fetchTexts(address: string, fetchFile: typeof fetch): Promise<Texts> {
  for (let retry = 0; ; retry++) {
    try {
      return await fetchOnce(address, fetchFile);
    } catch (cause) {
      if (retry === limits.translationRetries) {
        throw new TextsNotLoaded(`${address} could not be loaded in ${retry + 1} tries`, { cause });
      }
      await pause(limits.translationFirstRetryMs * 2 ** retry);
    }
  }
}

const underWay = new WeakMap<i18n, Map<string, Promise<void>>>();

async function loadOne(
  instance: i18n,
  language: Language,
  namespace: Namespace,
  options: LoadOptions,
): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return;
  const { path = '/locales/{lng}/{ns}.json', fetch: fetchFile = fetch } = options;
  const address = path.replace('{lng}', language).replace('{ns}', namespace);
  instance.addResourceBundle(language, namespace, await fetchTexts(address, fetchFile));
}

function loadShared(
  instance: i18n,
  language: Language,
  namespace: Namespace,
  options: LoadOptions,
): Promise<void> {
  const loads = underWay.get(instance) ?? new Map<string, Promise<void>>();
  underWay.set(instance, loads);
  const key = `${language}/${namespace}`;
  const running = loads.get(key);
  if (running) return running;
  const load = loadOne(instance, language, namespace, options).finally(() => loads.delete(key));
  loads.set(key, load);
  return load;
}

async function loadOrFallBack(
  instance: i18n,
  language: Language,
  namespace: Namespace,
  options: LoadOptions,
): Promise<void> {
  try {
    await loadShared(instance, language, namespace, options);
  } catch (problem) {
    // i18next falls back to English for missing texts.
    if (language === fallbackLanguage) throw problem;
    await loadShared(instance, fallbackLanguage, namespace, options);
  }
}

/**
 * Loads the texts that the instance does not have yet. If a file of the language cannot be loaded, the English one is
 * loaded instead [9.9].
 * @throws TextsNotLoaded if neither can be loaded
 */
export async function loadTexts(
  instance: i18n,
  language: Language,
  wanted: readonly Namespace[],
  options: LoadOptions = {},
): Promise<void> {
  await Promise.all(wanted.map((namespace) => loadOrFallBack(instance, language, namespace, options)));
}

/**
 * Changes the language and stores it. All namespaces in use are loaded before the change, without a fallback to
 * English, so that no screen mixes two languages [4.25].
 * @throws TextsNotLoaded if a text cannot be loaded, or the reason of the signal after an abort; the language stays the
 *   same
 */
export async function changeLanguage(
  instance: i18n,
  language: Language,
  options: ChangeOptions = {},
): Promise<void> {
  const namespacesIn = (shown: string) => Object.keys(instance.getDataByLanguage(shown) ?? {}) as Namespace[];
  // Some texts of the current language may have fallen back to English.
  const inUse = new Set([...namespacesIn(instance.language), ...namespacesIn(fallbackLanguage)]);
  await Promise.all([...inUse].map((namespace) => loadShared(instance, language, namespace, options)));
  options.signal?.throwIfAborted();
  await instance.changeLanguage(language);
  rememberLanguage(language);
}
