import { t } from '../../stories/index.ts';
import type { LessonListProps } from './LessonList.tsx';

export const lessonsOf = (count: number, completed: readonly number[] = []): LessonListProps['lessons'] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return {
      number,
      label: t('catalog:course.session', { number }),
      isCompleted: completed.includes(number),
    };
  });
