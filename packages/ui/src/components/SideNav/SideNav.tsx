import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Icon, type IconType } from '../Icon/index.ts';
import { link, list, root, words } from './SideNav.css.ts';

export interface SideNavLink {
  /** A path inside the app. */
  href: string;
  label: string;
  /** Before the label, and saying the same. */
  icon?: IconType;
  /** Whether the section shown is this one. @default false */
  current?: boolean;
  /** At the end of the line, and read out with the link: a `Badge`. */
  aside?: ReactNode;
}

export interface SideNavProps extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** What its links are the sections of. */
  label: string;
  links: readonly SideNavLink[];
  /** Where the caller offers the same sections otherwise at 768 px and below, as `SettingsLayout` does. @default false */
  hiddenOnMobile?: boolean;
}

/** A column of links to the sections of one place. Specification §2, Profile / settings. */
export function SideNav({ label, links, hiddenOnMobile = false, ...rest }: SideNavProps) {
  return (
    <nav {...rest} aria-label={label} className={root({ hiddenOnMobile })}>
      <ul className={list}>
        {links.map(({ href, label: text, icon, current = false, aside }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current ? 'page' : undefined} className={link}>
              {icon ? <Icon icon={icon} /> : null}
              <span className={words}>{text}</span>
              {aside}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
