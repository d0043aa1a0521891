import type { ClosedProps } from '../../props.ts';
import { card } from './Card.css.ts';

export interface CardProps extends ClosedProps<'div'> {
  /** The room around its content. @default 'ample' */
  padding?: 'none' | 'small' | 'large';
}

/** A sheet of its own on the page, for what belongs together. */
export function Card({ padding = 'large', ...rest }: CardProps) {
  return <div {...rest} className={card({ padding })} />;
}
