import type { ReactNode } from 'react';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Drawer } from '../../components/Drawer/index.ts';
import type { ClosedProps } from '../../props.ts';
import type { HeaderLink } from '../Header/index.ts';
import { item, list } from './HeaderDrawer.css.ts';

export interface HeaderDrawerProps extends ClosedProps<'div'> {
  open: boolean;
  /** Called when the person closes the drawer, and when a link in it is followed. */
  onClose: () => void;
  texts: {
    /** Over the links: 'Menu'. */
    title: string;
    close: string;
    navigation: string;
  };
  links: readonly HeaderLink[];
  /** Under the links: a button to sign in, the language. */
  children?: ReactNode;
}

/** The header's links on a narrow page. Base UI inside: load it when first wanted. */
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
