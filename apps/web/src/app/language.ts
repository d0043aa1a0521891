import type { Language } from '@lyceum/i18n';
import { useTranslation } from 'react-i18next';

/** The language that the page is shown in. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

/** Shows the page in another language, and keeps the choice. What that takes is loaded only then. */
export function useLanguageChoice(): (language: Language) => void {
  const { i18n } = useTranslation();
  return (language) => {
    void import('@lyceum/i18n/loading').then(({ changeLanguage }) => changeLanguage(i18n, language));
  };
}
