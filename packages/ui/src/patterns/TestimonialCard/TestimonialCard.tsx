import { Avatar } from '../../components/Avatar/index.ts';
import type { ClosedProps } from '../../props.ts';
import {
  author,
  name as nameClass,
  quote as quoteClass,
  role as roleClass,
  root,
} from './TestimonialCard.css.ts';

export interface TestimonialCardProps extends Omit<ClosedProps<'figure'>, 'children' | 'role'> {
  /** The quote without quotation marks, which depend on the language. */
  quote: string;
  /** The name of the author. */
  name: string;
  /** The occupation of the author. */
  occupation: string;
  /** The address of the photo of the author. @default the initials of the name */
  photo?: string;
}

/** A quote about the product, with its author. */
export function TestimonialCard({ quote, name, occupation, photo, ...rest }: TestimonialCardProps) {
  return (
    <figure {...rest} className={root}>
      <blockquote className={quoteClass}>
        <q>{quote}</q>
      </blockquote>
      <figcaption className={author}>
        <Avatar name={name} src={photo ?? null} size={photo ? 'large' : 'medium'} />
        <span>
          <span className={nameClass}>
            <bdi>{name}</bdi>
          </span>
          <span className={roleClass}>{occupation}</span>
        </span>
      </figcaption>
    </figure>
  );
}
