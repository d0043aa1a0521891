import type { ClosedProps } from '../../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { root, wheel } from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** What is going on, for example 'Loading...'. */
  label: string;
  /** Whether the label is seen or only heard. @default true */
  labelShown?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** Something is going on, and it is not known how long. Where the shape of what comes is known, use `Skeleton`. */
export function Spinner({ label, labelShown = true, size = 'medium', ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest} className={root}>
      <span aria-hidden className={wheel({ size })} />
      {labelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
