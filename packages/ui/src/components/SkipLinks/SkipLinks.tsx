import type { ClosedProps } from '../../props.ts';
import { link } from './SkipLinks.css.ts';

export interface SkipLinksProps extends Omit<ClosedProps<'nav'>, 'children' | 'aria-label'> {
  /** What the group of links is called. */
  label: string;
  /** `target` is the id of an element with `tabIndex={-1}`. */
  links: readonly { target: string; label: string }[];
}

/** Past what every page repeats. Each is shown when the keyboard reaches it; they come first on the page. */
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
