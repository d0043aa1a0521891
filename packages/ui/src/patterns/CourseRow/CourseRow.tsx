import { useId } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { ClosedProps } from '../../props.ts';
import { CourseCard, type CourseCardProps } from '../CourseCard/index.ts';
import { head, item, list, root } from './CourseRow.css.ts';

export interface CourseRowProps extends Omit<ClosedProps<'section'>, 'children' | 'title'> {
  /** The heading. It names the region. */
  title: string;
  /** The link to the complete list, next to the heading. */
  all: {
    href: string;
    /** The visible text: 'See all'. */
    text: string;
    /** The accessible name, which starts with the visible text: 'See all upcoming sessions'. */
    label: string;
  };
  /** The courses in display order. */
  courses: readonly (CourseCardProps & { id: string })[];
}

/** A few courses in one row, with a link to all. Where they do not fit, the row scrolls and snaps to the cards. */
export function CourseRow({ title, all, courses, ...rest }: CourseRowProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={root}>
      <div className={head}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <Link href={all.href} tone="standalone" aria-label={all.label}>
          {all.text}
        </Link>
      </div>
      <ul aria-labelledby={id} className={list}>
        {courses.map(({ id: courseId, ...course }) => (
          <li key={courseId} className={item}>
            <CourseCard {...course} />
          </li>
        ))}
      </ul>
    </section>
  );
}
