import type { ClosedProps } from '../../props.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<ClosedProps<'span'>, 'ref'> {
  /** `h1` on a page whose visible content has no heading. @default 'span' */
  as?: 'span' | 'h1';
}

/** A text for screen readers only. Information that all users need must be visible. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
