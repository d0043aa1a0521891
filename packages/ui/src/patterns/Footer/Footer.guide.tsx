import { useState } from 'react';
import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { LanguageMenu } from '../LanguageMenu/index.ts';
import { languageLinks } from '../LanguageMenu/LanguageMenu.fixtures.ts';
import { type Theme, ThemeMenu } from '../ThemeMenu/index.ts';
import { themeTexts } from '../ThemeMenu/ThemeMenu.fixtures.ts';
import { footerTexts } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';

const languageMenu = <LanguageMenu label={t('common:footer.languageMenu')} languages={languageLinks} />;

function Themes() {
  const [theme, setTheme] = useState<Theme>('system');
  return <ThemeMenu texts={themeTexts} value={theme} onChange={setTheme} />;
}

export const footerGuide = guide({
  use: ['Once, at the bottom of every page: the product, the language and the theme.'],
  instead: [
    { when: 'It concerns one page only', use: 'a section of that page' },
    { when: 'It is a main link of the product', use: 'Header' },
  ],
  do: <Footer texts={footerTexts} language={languageMenu} theme={<Themes />} />,
  why: 'The same few controls end every page.',
  dont: (
    <Footer
      texts={footerTexts}
      language={languageMenu}
      theme={
        <ButtonLink tone="primary" href="/experts">
          {t('common:header.experts')}
        </ButtonLink>
      }
    />
  ),
  whyNot: 'A primary button competes with the main action of every page, and users can’t change the theme.',
  keyboard: { Tab: 'Moves to the logo, the languages, the theme.', '←, →': 'Select the theme.' },
});
