import { fallbackLanguage, type Language, limits } from '@lyceum/rules';
import type { i18n } from 'i18next';
import { rememberLanguage } from './detection.ts';
import type { Namespace, Texts } from './namespaces.ts';

interface ChangeOptions extends LoadOptions {
  /** Gives the change up: the language stays as it is, even where the texts have come. */
  signal?: AbortSignal;
}

export interface LoadOptions {
  /** Where the files are. @default '/locales/{lng}/{ns}.json' */
  path?: string;
  fetch?: typeof fetch;
}

// A text of its own, so that a caller can tell it from a mistake in the code.
export class TextsNotLoaded extends Error {
  override name = 'TextsNotLoaded';
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A page sent with 200 in place of the file, or a file cut off on the way, fails in json() and is tried again.
async function fetchOnce(address: string, fetchFile: typeof fetch): Promise<Texts> {
  const response = await fetchFile(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new TextsNotLoaded(`${address} answered ${response.status}`);
  const texts: unknown = await response.json();
  if (!isTexts(texts)) throw new TextsNotLoaded(`${address} does not hold texts`);
  return texts;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Up to 5 retries, the first after 350 ms, each wait twice the one before [9.3]. */
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
    // i18next shows the English texts in place of the missing ones.
    if (language === fallbackLanguage) throw problem;
    await loadShared(instance, fallbackLanguage, namespace, options);
  }
}

/**
 * Brings texts that the instance does not have yet; those it has cost nothing. Where a language's file cannot be
 * had, the English one is loaded in its place.
 * @throws TextsNotLoaded when neither can be had
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
 * Changes the language shown and remembers the choice. The texts of every namespace in use are loaded before the
 * change, so that no screen is half in one language and half in another, and English does not stand in for any.
 * @throws TextsNotLoaded when the texts cannot be had, the signal's reason when it was given up; the language stays as
 *   it was
 */
export async function changeLanguage(
  instance: i18n,
  language: Language,
  options: ChangeOptions = {},
): Promise<void> {
  const namespacesIn = (shown: string) => Object.keys(instance.getDataByLanguage(shown) ?? {}) as Namespace[];
  // English may be standing in for some texts of the present language.
  const inUse = new Set([...namespacesIn(instance.language), ...namespacesIn(fallbackLanguage)]);
  await Promise.all([...inUse].map((namespace) => loadShared(instance, language, namespace, options)));
  options.signal?.throwIfAborted();
  await instance.changeLanguage(language);
  rememberLanguage(language);
}
