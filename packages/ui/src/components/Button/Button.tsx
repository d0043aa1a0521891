import type { MouseEvent, ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Icon, type IconType } from '../Icon/index.ts';
import { wheel } from '../Spinner/Spinner.css.ts';
import { button, cover, covered, label } from './Button.css.ts';

interface Look {
  /**
   * `primary` for the one thing to do here, `secondary` beside it, `quiet` for what may be done, `critical` for
   * what can't be undone. @default 'secondary'
   */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as the place it stands in. @default false */
  wide?: boolean;
  /** Before the label, and saying the same. */
  icon?: IconType;
  /** For an icon that points somewhere: it is mirrored in a right-to-left text. @default false */
  mirrors?: boolean;
}

export interface ButtonProps extends Omit<ClosedProps<'button'>, 'children'>, Look {
  children: ReactNode;
  /** While true the button keeps its focus and its width, and pressing it does nothing. @default false */
  busy?: boolean;
  /** Replaces the label while busy, for example 'Processing...'; without it a wheel covers the label. */
  busyLabel?: string;
}

/** Does something. For what goes somewhere, use `Link` or `ButtonLink`. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  mirrors = false,
  busy = false,
  busyLabel,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled stops nothing by itself; preventing the click also stops a submit by Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const covering = busy && busyLabel === undefined;
  const shown = busy && busyLabel !== undefined ? busyLabel : children;
  const other = shown === busyLabel ? children : busyLabel;
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      className={button({ tone, size, wide })}
    >
      {icon ? <Icon icon={icon} mirrors={mirrors} /> : null}
      <span
        className={covering ? `${label} ${covered}` : label}
        data-reserve={typeof other === 'string' ? other : undefined}
      >
        {shown}
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
  /** A path inside the app. An address that leads elsewhere is not followed: its text stays, as text. */
  href: string;
  children: ReactNode;
}

/** A link with the weight of a button: the next step, when that step is another page. */
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
    <Anchor {...rest} unfollowed="plain" className={button({ tone, size, wide })}>
      {icon ? <Icon icon={icon} mirrors={mirrors} /> : null}
      <span className={label}>{children}</span>
    </Anchor>
  );
}
