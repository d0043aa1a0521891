import type { Language } from '@lyceum/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OnlyIn } from './onlyInLanguage.ts';

/** Loads the data of the page in all languages. Null if the page has it, or needs none. */
let complete: ((language: Language) => Promise<void>) | null = null;

/**
 * Loads the texts of the page's data in all languages, unless the page has them: before another language is shown, and
 * for a search, which finds names in any language [2.24].
 * @param language the one that is shown, by which names are sorted
 * @throws if a call fails; the page stays as it is
 */
export async function completeData(language: Language): Promise<void> {
  await complete?.(language);
}

/**
 * The data of a page, which the server sends in one language. `completeData` replaces it.
 * @param load loads the same data in all languages
 */
export function useCompleteData<Data extends object>(
  loaded: Data & OnlyIn,
  load: (language: Language) => Promise<NoInfer<Data>>,
): Data {
  const [completed, setCompleted] = useState<{ loaded: Data; data: Data } | null>(null);
  const replaceData = useEffectEvent(async (language: Language) =>
    setCompleted({ loaded, data: await load(language) }),
  );
  const isComplete = loaded.onlyIn === undefined || completed?.loaded === loaded;
  useEffect(() => {
    if (isComplete) return;
    const underWay = new Map<Language, Promise<void>>();
    const own = (language: Language) => {
      const loading =
        underWay.get(language) ?? replaceData(language).finally(() => underWay.delete(language));
      underWay.set(language, loading);
      return loading;
    };
    complete = own;
    return () => {
      if (complete === own) complete = null;
    };
  }, [isComplete]);
  return completed?.loaded === loaded ? completed.data : loaded;
}
