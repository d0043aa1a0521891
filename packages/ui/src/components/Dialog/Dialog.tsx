import { Dialog as Parts } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { backdrop, body, close, description as descriptionClass, foot, head, popup } from './Dialog.css.ts';

export interface DialogProps extends ClosedProps<'div'> {
  open: boolean;
  /** Called when the person closes it: by the button, by Escape, or by a click outside. */
  onClose: () => void;
  title: string;
  /** A sentence under the title, read out with it. */
  description?: string;
  /** The name of the × button: 'Close'. */
  closeLabel: string;
  /** At most 440 px wide for a form or a question, at most 65 characters for what is to be read. @default 'medium' */
  size?: 'medium' | 'large';
  /** The buttons that answer it, the main one last. They stay in sight while the rest scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * Asks for something before anything else goes on. Focus moves in, stays in, and goes back to where it came from;
 * the page behind is out of reach. A drag across its edge does not close it.
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
        {/* Also over another dialog, which would look as if it could still be used. */}
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
          {/* Last in the order of Tab, so that focus moves to the first field. */}
          <div className={close}>
            <Parts.Close render={<IconButton label={closeLabel} icon={X} />} />
          </div>
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
