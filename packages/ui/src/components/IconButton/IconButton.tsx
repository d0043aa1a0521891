import type { ClosedProps } from '../../props.ts';
import { Icon, type IconType } from '../Icon/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ClosedProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: what the button does. */
  label: string;
  /** The icon to show. */
  icon: IconType;
  /** `quiet` inside another element, `outlined` on its own. @default 'quiet' */
  tone?: 'quiet' | 'outlined';
  /** 32 or 44 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** Whether a button that stays pressed is pressed: its icon is filled. The label stays the same. @default none */
  pressed?: boolean;
  /** Whether the icon is mirrored in right-to-left languages. @default false */
  mirrors?: boolean;
}

/** A button with one of the few well-known icons: close, menu, pause. Use a `Button` with text for anything else. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  mirrors = false,
  pressed,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-pressed={pressed}
      {...rest}
      aria-label={label}
      className={iconButton({ tone, size })}
    >
      <Icon icon={icon} mirrors={mirrors} />
    </button>
  );
}
