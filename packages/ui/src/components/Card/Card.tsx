import type { ClosedProps } from '../../props.ts';
import { card } from './Card.css.ts';

export interface CardProps extends ClosedProps<'div'> {
  /** The room around its content. @default 'ample' */
  room?: 'none' | 'snug' | 'ample';
}

/** A sheet of its own on the page, for what belongs together. */
export function Card({ room = 'ample', ...rest }: CardProps) {
  return <div {...rest} className={card({ room })} />;
}
