import { useTranslation } from 'react-i18next';
import { LearnerDashboard, type LearnerDashboardProps } from './LearnerDashboard.tsx';

/** The courses that an instructor is enrolled in [2.191]: below their own courses, or nothing if there are none. */
export function InstructorEnrollments({ list, send }: Pick<LearnerDashboardProps, 'list' | 'send'>) {
  const { t } = useTranslation('dashboard');
  if (list.context.items.length === 0 && list.value !== 'failed') return null;
  return <LearnerDashboard list={list} send={send} isMain={false} title={t('instructor.enrollments')} />;
}
