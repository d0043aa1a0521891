import type { ClosedProps } from '../../props.ts';
import { type CardVariants, card } from './Card.css.ts';

export interface CardProps extends ClosedProps<'div'> {
  /** The room around its content. @default 'ample' */
  room?: CardVariants['room'];
}

/** A sheet of its own on the page, for what belongs together. */
export function Card({ room = 'ample', ...rest }: CardProps) {
  return <div {...rest} className={card({ room })} />;
}
