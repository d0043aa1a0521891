import { guide, language, t } from '../../stories/index.ts';
import { languageLinks } from './LanguageMenu.fixtures.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const label = t('common:footer.languageMenu');
const names = new Intl.DisplayNames(language, { type: 'language' });

export const languageMenuGuide = guide({
  use: [
    'In the footer and in the drawer: links to this page in the other languages, each by its own name.',
    'Without flags: a language is not a country.',
  ],
  instead: [
    { when: 'The language is a setting in a form', use: 'Select' },
    { when: 'It selects the theme', use: 'ThemeMenu' },
  ],
  do: <LanguageMenu label={label} languages={languageLinks} />,
  why: 'Users find their language even if they can’t read the page.',
  dont: (
    <LanguageMenu
      label={label}
      languages={languageLinks.map((link) => ({ ...link, name: names.of(link.language) ?? link.name }))}
    />
  ),
  whyNot: 'Names in the language of the page help only those who need no other language.',
  keyboard: {
    Tab: 'Moves to the next language.',
    Enter: 'Opens the page in that language.',
    'Ctrl + Enter': 'Opens it in a new tab, as for any link.',
  },
});
