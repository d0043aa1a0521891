import { type CourseProgressContext, progressOf } from '@lyceum/flows/course-progress';
import { formatPercent } from '@lyceum/i18n';
import { Heading } from '@lyceum/ui/components/Heading';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { ProgressBar } from '@lyceum/ui/components/ProgressBar';
import { Text } from '@lyceum/ui/components/Text';
import { SessionList } from '@lyceum/ui/patterns/SessionList';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language.ts';

export interface CourseSessionsProps {
  progress: CourseProgressContext;
  onToggle: (session: number) => void;
}

/** The sessions of a course to tick off, for who is enrolled. */
export function CourseSessions({ progress, onToggle }: CourseSessionsProps) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const percent = progressOf(progress);
  const sessions = Array.from({ length: progress.sessions }, (_, index) => {
    const number = index + 1;
    return { number, label: t('course.session', { number }), done: progress.ticked.includes(number) };
  });
  return (
    <Stack id="sessions" tabIndex={-1}>
      <Heading level={2}>{t('course.sessionList')}</Heading>
      <Text tone="soft">{percent === 100 ? t('course.allDone') : t('course.sessionHint')}</Text>
      <ProgressBar
        label={t('course.progress')}
        value={percent}
        valueText={t('course.complete', { percent: formatPercent(percent, language) })}
      />
      {progress.message && <Notice tone="critical">{progress.message}</Notice>}
      <SessionList label={t('course.sessionList')} sessions={sessions} onToggle={onToggle} />
    </Stack>
  );
}
