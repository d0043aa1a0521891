import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ClosedProps } from '../../props.ts';
import { bar, done, root, track, words } from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ClosedProps<'div'>, 'children' | 'role'> {
  /** What is progressing. Heard, not seen. */
  label: string;
  /** A percentage; what lies outside 0 to 100 is brought inside. */
  value: number;
  /** The value in words, shown under the bar and spoken, for example '40% complete'. */
  valueText: string;
}

/** How much of something is done. Fills from the side where reading begins. */
export function ProgressBar({ label, value, valueText, ...rest }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      {...rest}
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={root}
    >
      <div className={track}>
        <div className={bar} style={assignInlineVars({ [done]: `${percent}%` })} />
      </div>
      <span aria-hidden className={words}>
        {valueText}
      </span>
    </div>
  );
}
