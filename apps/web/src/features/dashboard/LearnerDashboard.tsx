import type { Enrollment } from '@lyceum/api-client';
import { continuationOf } from '@lyceum/flows/course-progress';
import { hasMore } from '@lyceum/flows/paged-list';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Heading } from '@lyceum/ui/components/Heading';
import { Link } from '@lyceum/ui/components/Link';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { CourseIcon, DoneIcon } from '@lyceum/ui/icons';
import { EnrolledCourseCard } from '@lyceum/ui/patterns/EnrolledCourseCard';
import { NextStep } from '@lyceum/ui/patterns/NextStep';
import { useTranslation } from 'react-i18next';
import { CatalogList } from '../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../app/lists/listProps.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';
import { ContinuedCourse } from './ContinuedCourse.tsx';
import { enrolledCourse } from './enrolledCourse.ts';

export interface LearnerDashboardProps extends ListProps<Enrollment> {
  /** Whether learning is what the user mainly does: an administrator has other next steps. @default true */
  isMain?: boolean | undefined;
  /** @default 'My Courses' */
  title?: string | undefined;
}

/** What a learner is enrolled in [2.51], the next step first [2.191]; a failed load is only logged [2.58]. */
export function LearnerDashboard({ list, send, isMain = true, title }: LearnerDashboardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const heading = title ?? t('learner.courses');
  const { items, limit } = list.context;
  // Only from the first page: a later page does not move what is already shown.
  const next = continuationOf(items.slice(0, limit));
  const isAllDone = next === null && items.length > 0 && !hasMore(list.context);
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <Heading level={2}>{heading}</Heading>
        {items.length > 0 && (
          <Link tone="standalone" href="/profile?section=calendar">
            {t('learner.calendar')}
          </Link>
        )}
      </Inline>
      {next && <ContinuedCourse {...next} />}
      {isAllDone && (
        <NextStep
          icon={DoneIcon}
          level={3}
          title={t('learner.allDone')}
          description={t('learner.allDoneText')}
          action={<BrowseCourses isMain={isMain} />}
        />
      )}
      <CatalogList
        list={list}
        send={send}
        {...(next && { visibleItems: items.filter((enrollment) => enrollment !== next.enrollment) })}
        label={heading}
        loadingMore={t('learner.loadingMore')}
        silent
        renderItem={(enrollment) => (
          <EnrolledCourseCard {...enrolledCourse(enrollment, t, language, timeZone)} />
        )}
        empty={
          next === null && (
            <EmptyState
              icon={CourseIcon}
              level={3}
              title={t('learner.empty')}
              description={t('learner.emptyText')}
              action={<BrowseCourses isMain={isMain} />}
            />
          )
        }
      />
    </Stack>
  );
}

function BrowseCourses({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <ButtonLink tone={isMain ? 'primary' : 'secondary'} href="/categories">
      {t('learner.browse')}
    </ButtonLink>
  );
}
