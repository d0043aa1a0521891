'use client';

import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import type { ClosedProps } from '../../props.ts';
import {
  account as accountClass,
  bar,
  home,
  links as linksClass,
  menu as menuClass,
  root,
  row,
  slogan,
} from './Header.css.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

export interface HeaderLink {
  href: string;
  label: string;
  /** Whether this is the current page. @default false */
  current?: boolean;
}

export interface HeaderProps extends Omit<ClosedProps<'header'>, 'children'> {
  /** The texts, in the language of the page. */
  texts: {
    slogan: string;
    /** The name of the product. */
    name: string;
    /** The accessible name of the logo link: 'Lyceum, home page'. */
    home: string;
    /** The accessible name of the navigation. */
    navigation: string;
    /** The name of the button that opens the drawer on mobile: 'Menu'. */
    menu: string;
  };
  /** The main links in display order. */
  links: readonly HeaderLink[];
  /** The props of the `SearchBox`. */
  search: SearchBoxProps;
  /** The 'Login / Sign Up' button, or the `UserMenu` of a signed-in user. */
  account: ReactNode;
  /** The state of the drawer. The app renders `HeaderDrawer` itself, to load it lazily. */
  drawer: {
    open: boolean;
    onOpen: () => void;
    /** Called on hover or focus of the button, to preload the drawer. */
    onIntent?: () => void;
  };
}

/**
 * The header of every page. At 768 px and below a drawer holds the links and the search box has its own row [2.114].
 * On pages with a long list the first row stays visible while the page scrolls [2.203].
 */
export function Header({ texts, links, search, account, drawer, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={root}>
      <p className={slogan}>{texts.slogan}</p>
      <div className={bar}>
        <div className={row}>
          <div className={home}>
            <Logo href="/" name={texts.name} label={texts.home} />
          </div>
          <SearchBox {...search} />
          <nav aria-label={texts.navigation} className={linksClass}>
            {links.map(({ href, label, current = false }) => (
              <Link key={href} href={href} tone="quiet" aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={accountClass}>{account}</div>
          <div className={menuClass}>
            <IconButton
              label={texts.menu}
              icon={Menu}
              aria-haspopup="dialog"
              aria-expanded={drawer.open}
              onClick={drawer.onOpen}
              onPointerEnter={drawer.onIntent}
              onFocus={drawer.onIntent}
            />
          </div>
        </div>
      </div>
    </header>
  );
}
