import type { ClosedProps } from '../../props.ts';
import { Icon, type IconType } from '../Icon/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ClosedProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does, in words. */
  label: string;
  /** The sign itself. */
  icon: IconType;
  /** `quiet` inside of something, `outlined` where it stands by itself. @default 'quiet' */
  tone?: 'quiet' | 'outlined';
  /** 32 or 44 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** Mirror the icon in a right-to-left text. @default false */
  mirrors?: boolean;
}

/** For the few signs that everyone knows: close, menu, pause. Anything else is a `Button` with words. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  mirrors = false,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={iconButton({ tone, size })}>
      <Icon icon={icon} mirrors={mirrors} />
    </button>
  );
}
