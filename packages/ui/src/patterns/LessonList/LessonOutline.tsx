import type { ClosedProps } from '../../props.ts';
import { item, list, name, number, outlineRow, time } from './LessonList.css.ts';
import { LessonName, type NumberedLesson } from './LessonList.tsx';

export interface LessonOutlineProps extends Omit<ClosedProps<'ol'>, 'children'> {
  /** The accessible name of the list: 'Sessions'. */
  label: string;
  /** The lessons in their order. */
  lessons: readonly NumberedLesson[];
}

/** The lessons of a course as numbered rows, for visitors who are not enrolled. */
export function LessonOutline({ label, lessons, ...rest }: LessonOutlineProps) {
  return (
    <ol aria-label={label} {...rest} className={list}>
      {lessons.map((lesson) => (
        <li key={lesson.number} className={item}>
          <div className={outlineRow}>
            <span aria-hidden="true" className={number}>
              {lesson.number}
            </span>
            <span className={name}>
              <LessonName {...lesson} />
              {lesson.time ? <span className={time}>{lesson.time}</span> : null}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
