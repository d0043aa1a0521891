import { directions, type Language } from '@lyceum/i18n';
import { UiLanguage } from '@lyceum/ui/provider';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

/** Keyboards and assistive technology click, too. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A part of another page, in a language whose texts are loaded. Its links and buttons do nothing. */
export function PreviewLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation();
  const inLanguage = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  const direction = directions[language];
  return (
    <I18nextProvider i18n={inLanguage}>
      <UiLanguage language={language} direction={direction}>
        <div lang={language} dir={direction} onClickCapture={ignore}>
          {children}
        </div>
      </UiLanguage>
    </I18nextProvider>
  );
}
