import type { ClosedProps } from '../../props.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** A text for screen readers only. Information that all users need must be visible. */
export function VisuallyHidden(props: ClosedProps<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
