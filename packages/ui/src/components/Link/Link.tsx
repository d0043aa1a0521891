'use client';

import type { ClosedProps } from '../../props.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { ExternalIcon } from '../Anchor/ExternalIcon.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends ClosedProps<'a'> {
  /**
   * A path inside the app, a fragment, or an address with `http:`, `https:`, `mailto:` or `tel:`. Any other address
   * renders the text without a link.
   */
  href: string;
  /** The router state of the navigation. */
  state?: unknown;
  /** `accent` inside a text, `standalone` on a line of its own, `quiet` in navigation. @default 'accent' */
  tone?: 'accent' | 'standalone' | 'quiet';
  /** Whether an icon says that the link opens another site or a new tab, if it does. @default false */
  externalIcon?: boolean;
}

/** Navigates to another page. Use `Button` for an action. */
export function Link({ tone = 'accent', externalIcon = false, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} unlinked="plain" className={link({ tone })}>
      {externalIcon ? (
        <ExternalIcon href={rest.href} target={rest.target}>
          {children}
        </ExternalIcon>
      ) : (
        children
      )}
    </Anchor>
  );
}
