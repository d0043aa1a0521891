'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Notice, type NoticeProps } from '../../components/Notice/index.ts';
import { floating } from '../floating.css.ts';
import { actions } from './FloatingNotice.css.ts';

export interface FloatingNoticeProps extends Pick<NoticeProps, 'tone' | 'children'> {
  /** What follows from it: a `Link`. @default none */
  action?: ReactNode;
  /** The name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
}

/** Floats over the page: the result of a small action whose place may be anywhere on it. */
export function FloatingNotice({ action, closeLabel, onClose, children, ...notice }: FloatingNoticeProps) {
  return (
    <div className={floating}>
      <Notice
        {...notice}
        action={
          <span className={actions}>
            {action}
            <IconButton size="small" icon={X} label={closeLabel} onClick={onClose} />
          </span>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
