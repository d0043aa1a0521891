import type { ClosedProps } from '../../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { root, wheel } from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** What is in progress, for example 'Loading...'. */
  label: string;
  /** Whether the label is visible. It is announced in any case. @default true */
  visibleLabel?: boolean;
  /** The diameter of the ring. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** An operation of unknown duration. Use `Skeleton` if the shape of the content is known. */
export function Spinner({ label, visibleLabel = true, size = 'medium', ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest} className={root}>
      <span aria-hidden className={wheel({ size })} />
      {visibleLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
