import type { ClosedProps } from '../../props.ts';
import { card } from './Card.css.ts';

export interface CardProps extends ClosedProps<'div'> {
  /** The padding around the content. `none` suits an image that reaches the edge. @default 'large' */
  padding?: 'none' | 'small' | 'large';
}

/** A surface for content that belongs together. */
export function Card({ padding = 'large', ...rest }: CardProps) {
  return <div {...rest} className={card({ padding })} />;
}
