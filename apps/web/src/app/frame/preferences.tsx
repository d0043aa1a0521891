import { endonyms, languages } from '@lyceum/i18n';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { LanguageMenu } from '@lyceum/ui/patterns/LanguageMenu';
import { ThemeMenu } from '@lyceum/ui/patterns/ThemeMenu';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useTheme } from '../../platform/document/ThemeProvider.tsx';
import { useLanguageChoice } from '../system/useLanguageChoice.ts';

/** Chooses the language of the page. */
export function Languages() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { send } = useLanguageChoice();
  return (
    <Stack gap="sm" align="start">
      <LanguageMenu
        label={t('footer.languageMenu')}
        languages={languages.map((language) => ({
          language,
          name: endonyms[language],
          href: `${pathname}?lng=${language}`,
        }))}
        onSelect={(language) => send({ type: 'language.chosen', language, place: 'list' })}
      />
      <LanguageFailed place="list" />
    </Stack>
  );
}

type LanguagePlace = ReturnType<typeof useLanguageChoice>['choice']['context']['place'];

/** The error message of the language menu in this place, until the next choice or the next page. */
export function LanguageFailed({ place }: { place: LanguagePlace }) {
  const { t } = useTranslation('common');
  const { choice } = useLanguageChoice();
  if (!choice.matches('failed') || choice.context.place !== place) return null;
  const notice = <Notice tone="critical">{t('footer.languageFailed')}</Notice>;
  return place === 'list' ? notice : <Page paddingBlock="both">{notice}</Page>;
}

/** Chooses the theme of the page. */
export function Appearance() {
  const { t } = useTranslation('common');
  const { theme, choose } = useTheme();
  return (
    <ThemeMenu
      texts={{
        label: t('theme.label'),
        system: t('theme.system'),
        light: t('theme.light'),
        dark: t('theme.dark'),
      }}
      value={theme}
      onChange={choose}
    />
  );
}
