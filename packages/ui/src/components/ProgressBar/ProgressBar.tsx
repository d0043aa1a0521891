'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ClosedProps } from '../../props.ts';
import { useStyleRule } from '../../theme/useStyleRule.tsx';
import { bar, completedShare, root, track, words } from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ClosedProps<'div'>, 'children' | 'role'> {
  /** The accessible name, visually hidden. */
  label: string;
  /** A percentage, clamped to 0–100. */
  value: number;
  /** The value as text, shown below the bar and announced, for example '40% complete'. */
  valueText: string;
}

/** How much of something is completed. Fills from the start of the line. */
export function ProgressBar({ label, value, valueText, ...rest }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  const filled = `filled-${String(percent).replace('.', '_')}`;
  const rule = useStyleRule(filled, String(assignInlineVars({ [completedShare]: `${percent}%` })));
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
        <div className={`${bar} ${filled}`}>{rule}</div>
      </div>
      <span aria-hidden className={words}>
        {valueText}
      </span>
    </div>
  );
}
