import { Dialog as Parts } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Text } from '../Text/index.ts';
import { backdrop, close, head, popup, viewport } from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the person closes it: by the button, by Escape, or by a click outside. */
  onClose: () => void;
  title: string;
  /** A sentence under the title, read out with it. */
  description?: string;
  /** The name of the × button: 'Close'. */
  closeLabel: string;
  children: ReactNode;
}

/**
 * Asks for something before anything else goes on. Focus moves in, stays in, and goes back to where it came from;
 * the page behind is out of reach. A drag that began inside does not close it.
 */
export function Dialog({ open, onClose, title, description, closeLabel, children }: DialogProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Parts.Portal>
        <Parts.Backdrop className={backdrop} />
        <Parts.Viewport className={viewport}>
          <Parts.Popup className={popup}>
            <div className={head}>
              <Parts.Title render={<Heading level={2} />}>{title}</Parts.Title>
              {description ? (
                <Parts.Description render={<Text tone="soft" size="small" />}>
                  {description}
                </Parts.Description>
              ) : null}
            </div>
            {children}
            {/* Last in the order of Tab, so that focus moves to the first field. */}
            <div className={close}>
              <Parts.Close render={<IconButton label={closeLabel} glyph={X} />} />
            </div>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}
