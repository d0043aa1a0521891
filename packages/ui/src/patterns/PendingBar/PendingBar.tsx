import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ClosedProps } from '../../props.ts';
import { bar } from './PendingBar.css.ts';

export interface PendingBarProps extends Omit<ClosedProps<'div'>, 'children' | 'role'> {
  /** Whether another page is loading. */
  active: boolean;
  /** The announcement: 'Loading...' */
  label: string;
}

/** A thin line at the top while the next page loads. */
export function PendingBar({ active, label, ...rest }: PendingBarProps) {
  return (
    <div {...rest} role="status">
      {active ? (
        <>
          <div className={bar} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
