import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@lyceum/rules';
import { type Namespace, namespaces, type Resources, serverNamespace, type Texts } from './namespaces.ts';

export { type RequestWishes, requestLanguage } from './detection.ts';

/** The folder that a web server serves at `/locales/`. */
export const localesFolder = new URL('../locales/', import.meta.url);

const files = new Map<string, Texts>();

/** The texts of one file, read once. @throws if the file is missing or is not JSON */
export function loadNamespace(language: Language, namespace: Namespace | typeof serverNamespace): Texts {
  const name = `${language}/${namespace}.json`;
  const existing = files.get(name);
  if (existing) return existing;
  const texts = JSON.parse(readFileSync(new URL(name, localesFolder), 'utf8')) as Texts;
  files.set(name, texts);
  return texts;
}

/** A hash of the texts of the browser that is safe in an address. */
export const textsVersion = createHash('sha256')
  .update(
    JSON.stringify(languages.map((language) => namespaces.map((name) => loadNamespace(language, name)))),
  )
  .digest('base64url')
  .slice(0, 16);

/** The texts of some namespaces in one language, for `createI18n` and for the data of a page. */
export function loadResources(
  language: Language,
  requestedNamespaces: readonly (Namespace | typeof serverNamespace)[],
): Resources {
  return {
    [language]: Object.fromEntries(
      requestedNamespaces.map((namespace) => [namespace, loadNamespace(language, namespace)]),
    ),
  };
}

/** The texts that only the server uses, in all languages, for `createI18n`. */
export function loadServerResources(): Resources {
  return Object.assign({}, ...languages.map((language) => loadResources(language, [serverNamespace])));
}
