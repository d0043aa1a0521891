import { isHttpsAddress } from '@lyceum/rules';
import type { ClosedProps } from '../../props.ts';

interface OutsideAnchorProps extends ClosedProps<'a'> {
  href: string;
  className: string;
}

/**
 * A link that leads outside, in a new tab. Its name has to say so. Only https addresses become links: they come from
 * instructors. The other site neither learns the address of the page nor gets access to it.
 */
export function OutsideAnchor({ href, className, ...rest }: OutsideAnchorProps) {
  if (!isHttpsAddress(href)) return <span>{rest.children}</span>;
  return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" className={className} />;
}
