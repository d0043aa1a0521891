import type { ClosedProps } from '../../props.ts';
import { link } from './SkipLinks.css.ts';

export interface SkipLinksProps extends Omit<ClosedProps<'nav'>, 'children'> {
  /** What the group of links is called. */
  label: string;
  /** `target` is the id of an element with `tabIndex={-1}`. */
  links: readonly { target: string; label: string }[];
}

/** Shown when the keyboard reaches them, first thing on the page. */
export function SkipLinks({ label, links, ...rest }: SkipLinksProps) {
  return (
    <nav aria-label={label} {...rest}>
      {links.map(({ target, label: text }) => (
        <a key={target} href={`#${target}`} className={link}>
          {text}
        </a>
      ))}
    </nav>
  );
}
