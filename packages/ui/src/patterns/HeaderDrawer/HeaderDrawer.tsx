'use client';

import type { ReactNode } from 'react';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Drawer } from '../../components/Drawer/index.ts';
import type { ClosedProps } from '../../props.ts';
import type { HeaderLink } from '../Header/index.ts';
import { item, list } from './HeaderDrawer.css.ts';

export interface HeaderDrawerProps extends ClosedProps<'div'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes the drawer or follows a link in it. */
  onClose: () => void;
  /** The texts, in the language of the page. */
  texts: {
    /** The title above the links: 'Menu'. */
    title: string;
    close: string;
    navigation: string;
  };
  /** The links of the header. */
  links: readonly HeaderLink[];
  /** Content below the links: a sign-in button, the language. */
  children?: ReactNode;
}

/** The links of the header on a narrow page. It depends on Base UI, so load it lazily. */
export function HeaderDrawer({ open, onClose, texts, links, children, ...rest }: HeaderDrawerProps) {
  return (
    <Drawer {...rest} open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <nav aria-label={texts.navigation} className={list}>
        {links.map(({ href, label, current = false }) => (
          <Anchor
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            onClick={onClose}
            className={item}
          >
            {label}
          </Anchor>
        ))}
      </nav>
      {children}
    </Drawer>
  );
}
