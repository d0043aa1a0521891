import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Logo } from '../../components/Logo/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { ownElement } from '../../theme/base.css.ts';
import { brand, footer, inside, menus, row, small } from './Footer.css.ts';

export interface FooterProps extends Omit<ClosedProps<'footer'>, 'children'> {
  /** The texts, in the language of the page. */
  texts: {
    /** The name of the product. */
    name: string;
    /** The accessible name of the logo link. */
    home: string;
    tagline: string;
    credits: string;
    caption: string;
  };
  /** A `LanguageMenu`. */
  language: ReactNode;
  /** A `ThemeMenu`. */
  theme: ReactNode;
}

/** The footer of every page: the product, the language and the theme. */
export function Footer({ texts, language, theme, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={footer}>
      <div className={inside}>
        <div className={row}>
          <div className={brand}>
            <div>
              <Logo href="/" name={texts.name} label={texts.home} />
            </div>
            <Text size="small" tone="soft">
              {texts.tagline}
            </Text>
          </div>
          <div className={menus}>
            {language}
            {theme}
          </div>
        </div>
        <div className={classNames(row, small)}>
          <p className={ownElement}>{texts.caption}</p>
          <p className={ownElement}>{texts.credits}</p>
        </div>
      </div>
    </footer>
  );
}
