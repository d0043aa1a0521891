import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { bar } from './PendingBar.css.ts';

export interface PendingBarProps {
  /** Whether another page is on its way. */
  active: boolean;
  /** 'Loading...' */
  label: string;
}

/** A thin line across the top while the next page is being fetched. */
export function PendingBar({ active, label }: PendingBarProps) {
  return (
    <div role="status">
      {active ? (
        <>
          <div className={bar} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
