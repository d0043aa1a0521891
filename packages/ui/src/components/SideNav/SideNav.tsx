import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Icon, type IconType } from '../Icon/index.ts';
import { link, list, root, words } from './SideNav.css.ts';

export interface SideNavLink {
  /** An address as in `Link`. */
  href: string;
  label: string;
  /** An icon before the label that means the same. */
  icon?: IconType;
  /** Whether this section is shown. @default false */
  current?: boolean;
  /** Content at the end of the line, announced with the link: a `Badge`. */
  aside?: ReactNode;
}

export interface SideNavProps extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The sections in display order. */
  links: readonly SideNavLink[];
  /** Whether it is hidden at 768 px and below, if another control offers the sections there. @default false */
  hiddenOnMobile?: boolean;
}

/** A column of links to the sections of an area [2.101]. */
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
