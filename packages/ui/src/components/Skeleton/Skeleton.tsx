import type { ClosedProps } from '../../props.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** What will be here. @default 'line' */
  shape?: 'line' | 'title' | 'tile' | 'card' | 'image';
}

/** Keeps the room of what is on its way. Silent: whoever loads says so once, in a status. */
export function Skeleton({ shape = 'line', ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={skeleton({ shape })} />;
}
