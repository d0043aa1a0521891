'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { toneIcons } from '../Notice/Notice.tsx';
import { banner, dismiss, inside, sentence, words } from './Banner.css.ts';

export interface BannerProps extends ClosedProps<'div'> {
  /** The action that resolves the state: a small `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Called when the user dismisses the banner. Without it there is no × button. */
  onDismiss?: () => void;
  /** The name of the × button, for example 'Dismiss'. Required with `onDismiss`. */
  dismissLabel?: string;
}

/** A lasting state of the account, across the top of every page. */
export function Banner({ action, onDismiss, dismissLabel, children, ...rest }: BannerProps) {
  return (
    <div role="status" {...rest} className={banner}>
      <div className={inside}>
        <div className={words}>
          <div className={sentence}>
            <Icon icon={toneIcons.caution} />
            <span>{children}</span>
          </div>
          {action}
        </div>
        {onDismiss && dismissLabel ? (
          <div className={dismiss}>
            <IconButton label={dismissLabel} icon={X} size="small" onClick={onDismiss} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
