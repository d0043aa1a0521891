import type { ReactNode } from 'react';
import { Rating } from '../../components/Rating/index.ts';
import { by, facts } from './CourseCard.css.ts';

interface CourseFactsProps {
  /** 'by Lina Haddad' */
  instructor?: string | undefined;
  rating: number | null;
  ratingCount?: number | undefined;
  texts: { rating: string; enrolled: string };
  /** Further facts, one `span` each. */
  children?: ReactNode;
}

/** The lines below the name of a course: its instructor, its rating and the number of its learners. */
export function CourseFacts({ instructor, rating, ratingCount, texts, children }: CourseFactsProps) {
  return (
    <>
      {instructor ? (
        <p className={by} dir="auto">
          {instructor}
        </p>
      ) : null}
      <p className={facts}>
        {rating === null ? (
          <span>{texts.rating}</span>
        ) : (
          <Rating value={rating} count={ratingCount} label={texts.rating} />
        )}
        <span>{texts.enrolled}</span>
        {children}
      </p>
    </>
  );
}
