import type { ClosedProps } from '../../props.ts';
import { link } from './SkipLinks.css.ts';

export interface SkipLinksProps extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name of the group. */
  label: string;
  /** `target` is the id of an element with `tabIndex={-1}`. */
  links: readonly { target: string; label: string }[];
}

/** Links past the repeated parts of every page. First on the page, each visible while focused. */
export function SkipLinks({ label, links, ...rest }: SkipLinksProps) {
  return (
    <nav {...rest} aria-label={label}>
      {links.map(({ target, label: text }) => (
        <a key={target} href={`#${target}`} className={link}>
          {text}
        </a>
      ))}
    </nav>
  );
}
