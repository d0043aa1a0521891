import { Badge } from '../../components/Badge/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { ClosedProps } from '../../props.ts';
import { count as countClass, root } from './CourseProgress.css.ts';

export interface CourseProgressProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** The accessible name of the bar: 'Your progress'. */
  label: string;
  /** A whole percentage. */
  value: number;
  /** '38% complete' */
  valueText: string;
  /** '3 of 8 sessions' */
  count: string;
  /** 'Completed', if the course is completed. */
  badge?: string | undefined;
}

/** The progress of an enrolled learner in a course, in place of its price. */
export function CourseProgress({ label, value, valueText, count, badge, ...rest }: CourseProgressProps) {
  return (
    <div {...rest} className={root}>
      <div className={countClass}>
        {count}
        {badge ? <Badge tone="positive">{badge}</Badge> : null}
      </div>
      <ProgressBar label={label} value={value} valueText={valueText} />
    </div>
  );
}
