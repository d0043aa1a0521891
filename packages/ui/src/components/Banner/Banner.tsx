'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { toneIcons } from '../Notice/Notice.tsx';
import { banner, dismiss, inside, sentence, words } from './Banner.css.ts';
import { bannerTexts } from './Banner.texts.ts';

export interface BannerProps extends ClosedProps<'div'> {
  /** The action that resolves the state: a small `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Called when the user dismisses the banner. Without it there is no × button. */
  onDismiss?: () => void;
  /** The name of the × button: 'Dismiss'. @default that of the provider, or the built-in one */
  dismissLabel?: string;
}

/** A lasting state of the account, across the top of every page. */
export function Banner({ action, onDismiss, dismissLabel, children, ...rest }: BannerProps) {
  const texts = useTexts('banner', bannerTexts, { dismiss: dismissLabel });
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
        {onDismiss ? (
          <div className={dismiss}>
            <IconButton label={texts.dismiss} icon={X} size="small" onClick={onDismiss} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
