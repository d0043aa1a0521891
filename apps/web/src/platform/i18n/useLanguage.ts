import type { Language } from '@lyceum/i18n';
import { useTranslation } from 'react-i18next';

/** The language of the page. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
