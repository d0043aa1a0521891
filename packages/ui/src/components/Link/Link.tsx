import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends ClosedProps<'a'> {
  /** A path inside the app. Any other address renders the text without a link. */
  href: string;
  /** The router state of the navigation. */
  state?: unknown;
  /** `accent` inside a text, `standalone` on a line of its own, `quiet` in navigation. @default 'accent' */
  tone?: 'accent' | 'standalone' | 'quiet';
}

/** Navigates to another page. Use `Button` for an action. */
export function Link({ tone = 'accent', ...rest }: LinkProps) {
  return <Anchor {...rest} unlinked="plain" className={link({ tone })} />;
}
