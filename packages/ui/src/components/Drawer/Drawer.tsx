'use client';

import { Dialog as Parts } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { backdrop, body, close, head, panel } from '../Dialog/Dialog.css.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';

export interface DrawerProps extends ClosedProps<'div'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it: with the button, Escape or a click outside. */
  onClose: () => void;
  /** The heading. It names the drawer. */
  title: string;
  /** The name of the × button: 'Close'. */
  closeLabel: string;
  /** The edge of the page that it opens from, in reading direction. @default 'end' */
  side?: 'start' | 'end';
  /** The content. */
  children: ReactNode;
}

/** A modal sheet from the edge of a narrow page. Behaves like `Dialog`. */
export function Drawer({ open, onClose, title, closeLabel, side = 'end', children, ...rest }: DrawerProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Parts.Portal>
        <Parts.Backdrop className={backdrop} />
        <Parts.Popup {...rest} className={panel({ side })}>
          <div className={head}>
            <Parts.Title render={<Heading level={2} size="small" />}>{title}</Parts.Title>
          </div>
          <div className={body}>{children}</div>
          <div className={close}>
            <Parts.Close render={<IconButton label={closeLabel} icon={X} />} />
          </div>
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
