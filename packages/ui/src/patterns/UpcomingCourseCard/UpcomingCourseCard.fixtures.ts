import { formatDay, formatTime } from '@lyceum/i18n';
import { language } from '../../stories/index.ts';
import { courseAt } from '../catalog.fixtures.ts';

const start = '2026-11-27T17:00:00Z';

/** A course on a Friday. */
export function upcomingCourseAt(index: number) {
  const { id: _, ...course } = courseAt(index);
  return { ...course, day: formatDay(start, language, 'UTC'), time: formatTime(start, language) };
}
