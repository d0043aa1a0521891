import { t } from '../../stories/index.ts';
import type { SessionListProps } from './SessionList.tsx';

export const sessionsOf = (count: number, done: readonly number[] = []): SessionListProps['sessions'] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { number, label: t('catalog:course.session', { number }), done: done.includes(number) };
  });
