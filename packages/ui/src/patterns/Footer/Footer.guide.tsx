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
  status: 'stable',
  use: ['Once, at the bottom of every page: the product, the language and the theme.'],
  instead: [
    { when: 'It concerns one page only', use: 'a section of that page' },
    { when: 'It is a main link of the product', use: 'Header' },
  ],
  examples: [
    {
      do: {
        show: () => <Footer texts={footerTexts} language={languageMenu} theme={<Themes />} />,
        why: 'The same few controls at the end of every page.',
      },
      dont: {
        show: () => (
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
        why: 'A primary button on every page competes with the main action of each, and the theme is gone.',
      },
    },
  ],
  anatomy: [
    { part: 'Logo, a link to the home page', selector: 'a[href="/"]' },
    { part: 'What the product is', selector: 'div:has(> a[href="/"]) + p' },
    { part: 'Languages', selector: 'nav' },
    { part: 'Theme', selector: 'fieldset' },
    { part: 'Copyright', selector: 'footer div:last-child > p:first-child' },
    { part: 'Credits', selector: 'footer div:last-child > p:last-child' },
  ],
  keyboard: { Tab: 'Moves to the logo, the languages, the theme.', '←, →': 'Select the theme.' },
  related: ['Header', 'LanguageMenu', 'ThemeMenu', 'Logo'],
  terms: {
    en: ['bottom', 'copyright', 'imprint', 'site info', 'credits'],
    ar: ['تذييل', 'أسفل الصفحة', 'حقوق النشر', 'معلومات الموقع'],
    fr: ['pied de page', 'bas de page', 'mentions', 'droits d’auteur', 'crédits'],
  },
});
