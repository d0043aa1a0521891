'use client';

import { Dialog as Parts } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { backdrop, body, close, description as descriptionClass, foot, head, popup } from './Dialog.css.ts';

export interface DialogProps extends ClosedProps<'div'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it: with the button, Escape or a click outside. */
  onClose: () => void;
  /** The heading. It names the dialog. */
  title: string;
  /** What is below the title and announced with it: a sentence, or a summary in phrasing content. */
  description?: ReactNode;
  /** The name of the × button: 'Close'. */
  closeLabel: string;
  /**
   * `medium` is at most 440 px wide, for a form or a question; `large` is at most 65 characters wide, for text;
   * `page` is as wide as a page, for a preview of one.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | 'page';
  /** The buttons, the main one last. They stay visible while the content scrolls. */
  actions?: ReactNode;
  /** The content: a text or a form. */
  children?: ReactNode;
}

/**
 * A modal dialog. The focus moves in, is trapped and is restored on close; the page behind is inert. A drag across the
 * edge does not close it.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 'medium',
  actions,
  children,
  ...rest
}: DialogProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Parts.Portal>
        {/* Rendered for nested dialogs too, so that the lower one looks inactive. */}
        <Parts.Backdrop forceRender className={backdrop} />
        <Parts.Popup {...rest} className={popup({ size })}>
          <div className={head}>
            <Parts.Title render={<Heading level={2} />}>{title}</Parts.Title>
          </div>
          <div className={body}>
            {description ? (
              <div className={children ? descriptionClass : undefined}>
                <Parts.Description render={<Text tone="soft" size="small" />}>
                  {description}
                </Parts.Description>
              </div>
            ) : null}
            {children}
          </div>
          {actions ? <div className={foot}>{actions}</div> : null}
          {/* Last in the tab order, so that the focus moves to the first field. */}
          <div className={close}>
            <Parts.Close render={<IconButton label={closeLabel} icon={X} />} />
          </div>
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
