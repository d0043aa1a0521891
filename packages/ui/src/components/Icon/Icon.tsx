import type { LucideIcon } from 'lucide-react';
import type { ClosedProps } from '../../props.ts';
import { icon } from './Icon.css.ts';

export type IconType = LucideIcon;

export interface IconProps extends Omit<ClosedProps<'svg'>, 'children'> {
  /** The icon to show, from `@lyceum/ui/icons`. */
  icon: IconType;
  /** 16, 20 or 32 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** For icons that point somewhere: they are mirrored in a right-to-left text. @default false */
  mirrors?: boolean;
  /** The accessible name, if no text next to the icon has the same meaning. @default none, the icon is decorative */
  label?: string;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ icon: Component, size = 'medium', mirrors = false, label, ...rest }: IconProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Component strokeWidth={1.6} {...ariaProps} {...rest} className={icon({ size, mirrors })} />;
}
