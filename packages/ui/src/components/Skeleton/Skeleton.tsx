import type { ClosedProps } from '../../props.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** The shape of the content. @default 'line' */
  shape?: 'line' | 'title' | 'tile' | 'card' | 'image';
}

/** Reserves the space of content that is loading. Silent: the container announces the loading state once. */
export function Skeleton({ shape = 'line', ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={skeleton({ shape })} />;
}
