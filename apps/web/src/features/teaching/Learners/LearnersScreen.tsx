import type { ownCourseMachine } from '@lyceum/flows/own-course';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { localizedName } from '../../../app/courses/views.ts';
import { NotFoundScreen } from '../../../app/notFound/NotFoundScreen.tsx';
import { LoadingPage } from '../../../app/page/LoadingPage.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface LearnersScreenProps {
  course: SnapshotFrom<typeof ownCourseMachine>;
  sendToCourse: (event: EventFromLogic<typeof ownCourseMachine>) => void;
  /** The list, shown once the course turns out to be the instructor's. */
  children: ReactNode;
}

/** The learners of an instructor's course with their progress [2.344]. */
export function LearnersScreen({ course, sendToCourse, children }: LearnersScreenProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useLanguage();
  const { course: ownCourse, message } = course.context;
  if (course.matches('notFound')) return <NotFoundScreen what="course" />;
  if (message !== null) {
    return (
      <Page paddingBlock="both">
        <PageMeta title={t('dashboard:figures.learners')} />
        <PageHeader title={t('dashboard:figures.learners')} />
        <ListError
          message={t('common:states.error', { message })}
          retryLabel={t('common:actions.tryAgain')}
          onRetry={() => sendToCourse({ type: 'retry.requested' })}
        />
      </Page>
    );
  }
  if (!ownCourse) return <LoadingPage />;
  const { name, nameLanguage } = localizedName(ownCourse.name, language, t('common:unknownName'));
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('dashboard:figures.learnersOf', { course: name })} />
      <PageHeader
        title={sentenceWith(
          (part) => t('dashboard:figures.learnersOf', { course: part }),
          <LocalizedLine text={name} language={nameLanguage} />,
        )}
        description={t('dashboard:figures.learnersIntro')}
      />
      <Stack gap="lg">
        {children}
        <div>
          <Link href="/dashboard/figures">{t('dashboard:figures.link')}</Link>
        </div>
      </Stack>
    </Page>
  );
}
