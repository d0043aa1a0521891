import type { LucideIcon } from 'lucide-react';
import type { ClosedProps } from '../../props.ts';
import { icon } from './Icon.css.ts';

export type IconType = LucideIcon;

export interface IconProps extends Omit<ClosedProps<'svg'>, 'children'> {
  icon: IconType;
  /** 16, 20 or 32 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** For icons that point somewhere: they are mirrored in a right-to-left text. @default false */
  mirrors?: boolean;
  /** What the icon says where no text beside it does; without it the icon is decoration. */
  label?: string;
}

/** A line drawing in the color of the text it stands in. */
export function Icon({ icon: Component, size = 'medium', mirrors = false, label, ...rest }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Component strokeWidth={1.6} {...spoken} {...rest} className={icon({ size, mirrors })} />;
}
