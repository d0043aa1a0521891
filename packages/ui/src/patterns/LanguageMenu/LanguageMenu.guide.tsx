import { guide, language, t } from '../../stories/index.ts';
import { languageLinks } from './LanguageMenu.fixtures.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const label = t('common:footer.languageMenu');
const names = new Intl.DisplayNames(language, { type: 'language' });

export const languageMenuGuide = guide({
  status: 'stable',
  use: [
    'In the footer and in the drawer: links to this page in the other languages, each by its own name.',
    'Without flags: a language is not a country.',
  ],
  instead: [
    { when: 'The language is a setting in a form', use: 'Select' },
    { when: 'It selects the theme', use: 'ThemeMenu' },
  ],
  examples: [
    {
      do: {
        show: () => <LanguageMenu label={label} languages={languageLinks} />,
        why: 'Users find their language even if they cannot read the page.',
      },
      dont: {
        show: () => (
          <LanguageMenu
            label={label}
            languages={languageLinks.map((link) => ({ ...link, name: names.of(link.language) ?? link.name }))}
          />
        ),
        why: 'In the language of the page, the names help only those who need no other language.',
      },
    },
  ],
  anatomy: [
    { part: 'Navigation', selector: 'nav' },
    { part: 'Current language', selector: '[aria-current]' },
    { part: 'Other language', selector: 'li:nth-child(1 of :not(:has([aria-current]))) > a' },
  ],
  keyboard: {
    Tab: 'Moves to the next language.',
    Enter: 'Opens the page in that language.',
    'Ctrl + Enter': 'Opens it in a new tab, as for any link.',
  },
  related: ['Footer', 'HeaderDrawer', 'ThemeMenu', 'Select'],
  terms: {
    en: ['language switcher', 'locale', 'translation', 'i18n', 'localization'],
    ar: ['اختيار اللغة', 'تبديل اللغة', 'ترجمة', 'لغة الموقع'],
    fr: ['choix de la langue', 'changer de langue', 'sélecteur de langue', 'traduction'],
  },
});
