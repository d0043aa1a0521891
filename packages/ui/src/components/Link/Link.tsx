import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends ClosedProps<'a'> {
  /** A path inside the app. An address that leads elsewhere is not followed: its text stays, as text. */
  href: string;
  /** What the router keeps beside the address. */
  state?: unknown;
  /** `accent` within a text, `standalone` on a line of its own, `quiet` in navigation. @default 'accent' */
  tone?: 'accent' | 'standalone' | 'quiet';
}

/** Goes somewhere. For what does something, use `Button`. */
export function Link({ tone = 'accent', ...rest }: LinkProps) {
  return <Anchor {...rest} unfollowed="plain" className={link({ tone })} />;
}
