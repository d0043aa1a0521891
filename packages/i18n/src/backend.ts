import type { BackendModule } from 'i18next';
import type { Texts } from './namespaces.ts';

export interface BackendOptions {
  /** The version of the texts, which the address of each file contains. @default the newest */
  version?: string | undefined;
  fetch?: typeof fetch;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An i18next backend that fetches the files of `/locales/`. */
export function textsBackend({ version, fetch: fetchFile = fetch }: BackendOptions = {}): BackendModule {
  const query = version ? `?v=${version}` : '';

  async function fetchTexts(language: string, namespace: string): Promise<Texts> {
    const address = `/locales/${language}/${namespace}.json${query}`;
    const response = await fetchFile(address, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    const texts: unknown = await response.json();
    if (!isTexts(texts)) throw new Error(`${address} contains no texts`);
    return texts;
  }

  return {
    type: 'backend',
    callbackApi: true,
    init() {},
    read(language, namespace, callback) {
      fetchTexts(language, namespace).then(
        (texts) => callback(null, texts),
        // With `true`, i18next retries: after a failed request, and also after a truncated file or another page.
        (error) => callback(error, true),
      );
    },
  };
}
