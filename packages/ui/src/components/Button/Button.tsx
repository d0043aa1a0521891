'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Icon, type IconType } from '../Icon/index.ts';
import { wheel } from '../Spinner/Spinner.css.ts';
import { button, cover, covered, label, withIcon } from './Button.css.ts';

interface Look {
  /**
   * `primary` for the main action of a view, `secondary` next to it, `quiet` for optional actions. `critical` for an
   * action that can't be undone; `criticalSecondary` and `criticalQuiet` for such an action next to a primary one, or
   * before it is confirmed. @default 'secondary'
   */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical' | 'criticalSecondary' | 'criticalQuiet';
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether the button fills the width of its container. @default false */
  wide?: boolean;
  /** An icon before the label that means the same. */
  icon?: IconType;
  /** Whether the icon is mirrored in right-to-left languages, for icons with a direction. @default false */
  mirrors?: boolean;
}

export interface ButtonProps extends Omit<ClosedProps<'button'>, 'children'>, Look {
  /** The label. */
  children: ReactNode;
  /** Whether the action is running: the button keeps its focus and width and ignores presses. @default false */
  busy?: boolean;
  /** The label while busy, for example 'Processing...'. @default the label, covered by a spinner */
  busyLabel?: string;
  /** Whether the button does nothing, but keeps the focus that `disabled` would lose. @default false */
  inactive?: boolean;
}

/** Triggers an action. Use `Link` or `ButtonLink` for navigation. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  mirrors = false,
  busy = false,
  busyLabel,
  inactive = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `aria-disabled` prevents nothing. Preventing the click also prevents a submit by Enter.
    if (busy || inactive) event.preventDefault();
    else onClick?.(event);
  }
  const covering = busy && busyLabel === undefined;
  const content = busy ? (busyLabel ?? children) : children;
  const other = content === busyLabel ? children : busyLabel;
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-disabled={busy || inactive || rest['aria-disabled']}
      data-inactive={inactive || undefined}
      aria-busy={busy || rest['aria-busy']}
      className={button({ tone, size, wide })}
    >
      <span
        className={covering ? `${label} ${covered}` : label}
        data-reserve={typeof other === 'string' ? other : undefined}
        data-icon={icon ? '' : undefined}
      >
        {icon ? (
          <span className={withIcon}>
            <Icon icon={icon} mirrors={mirrors} />
            <span>{content}</span>
          </span>
        ) : (
          content
        )}
      </span>
      {covering ? (
        <span aria-hidden className={cover}>
          <span className={wheel({ size: 'medium' })} />
        </span>
      ) : null}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<ClosedProps<'a'>, 'children'>, Look {
  /** A path inside the app. Any other address renders the text without a link. */
  href: string;
  /** The label. */
  children: ReactNode;
}

/** A link that looks like a button, for a next step on another page. */
export function ButtonLink({
  tone = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  mirrors = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} unlinked="plain" className={button({ tone, size, wide })}>
      {icon ? <Icon icon={icon} mirrors={mirrors} /> : null}
      <span className={label}>{children}</span>
    </Anchor>
  );
}
