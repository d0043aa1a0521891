import { type courseProgressMachine, progressOf } from '@lyceum/flows/course-progress';
import { formatPercent } from '@lyceum/i18n';
import { Heading } from '@lyceum/ui/components/Heading';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { ProgressBar } from '@lyceum/ui/components/ProgressBar';
import { Text } from '@lyceum/ui/components/Text';
import { SessionList } from '@lyceum/ui/patterns/SessionList';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useLanguage } from '../../document/useLanguage.ts';

export interface CourseSessionsProps {
  progress: SnapshotFrom<typeof courseProgressMachine>;
  onToggle: (session: number) => void;
}

/** The sessions of a course, with a checkbox each, for enrolled users. */
export function CourseSessions({ progress: { context }, onToggle }: CourseSessionsProps) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const percent = progressOf(context);
  const sessions = Array.from({ length: context.sessions }, (_, index) => {
    const number = index + 1;
    return { number, label: t('course.session', { number }), done: context.ticked.includes(number) };
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
      {context.message && <Notice tone="critical">{context.message}</Notice>}
      <SessionList label={t('course.sessionList')} sessions={sessions} onToggle={onToggle} />
    </Stack>
  );
}
