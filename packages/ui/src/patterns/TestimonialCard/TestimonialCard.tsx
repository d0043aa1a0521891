import { Avatar } from '../../components/Avatar/index.ts';
import type { ClosedProps } from '../../props.ts';
import {
  name as nameClass,
  person,
  quote as quoteClass,
  role as roleClass,
  root,
} from './TestimonialCard.css.ts';

export interface TestimonialCardProps extends Omit<ClosedProps<'figure'>, 'children' | 'role'> {
  /** What the person says, without quotation marks: the language adds its own. */
  quote: string;
  name: string;
  /** What the person does. */
  occupation: string;
}

/** What somebody says of the product. The person is drawn as initials, never shown as a photograph. */
export function TestimonialCard({ quote, name, occupation, ...rest }: TestimonialCardProps) {
  return (
    <figure {...rest} className={root}>
      <blockquote className={quoteClass}>
        <q>{quote}</q>
      </blockquote>
      <figcaption className={person}>
        <Avatar name={name} />
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
