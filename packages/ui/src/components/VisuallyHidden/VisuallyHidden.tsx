import type { ClosedProps } from '../../props.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** A text for those who listen. What everyone needs to know is shown to everyone. */
export function VisuallyHidden(props: ClosedProps<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
