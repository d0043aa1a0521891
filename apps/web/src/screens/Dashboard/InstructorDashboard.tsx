import type { Course, InstructorStatistics, User } from '@lyceum/api-client';
import { formatNumber, formatPrice } from '@lyceum/i18n';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Heading } from '@lyceum/ui/components/Heading';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Skeleton } from '@lyceum/ui/components/Skeleton';
import { InstructorGlyph } from '@lyceum/ui/icons';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { StatList } from '@lyceum/ui/patterns/StatTile';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language.ts';
import type { ListProps } from '../../app/list.ts';
import { courseCard } from '../../app/views.ts';
import { CatalogueList } from '../parts/CatalogueList.tsx';

export interface InstructorDashboardProps extends ListProps<Course> {
  user: User;
  /** Null until they have come. */
  statistics: InstructorStatistics | null;
}

/** An instructor's figures and courses. Specification §2, Dashboard. */
export function InstructorDashboard({ user, statistics, list, send }: InstructorDashboardProps) {
  const { t } = useTranslation(['dashboard', 'catalogue', 'common']);
  const { t: tCard } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  return (
    <Stack gap="xxl">
      {user.instructorStatus === 'pending' && (
        <Notice tone="caution">{t('dashboard:instructor.pending')}</Notice>
      )}
      {user.instructorStatus === 'rejected' && (
        <Notice tone="critical">{t('dashboard:instructor.rejected')}</Notice>
      )}
      {statistics ? (
        <StatList
          label={t('dashboard:instructor.statistics')}
          stats={[
            {
              label: t('dashboard:instructor.totalCourses'),
              value: formatNumber(statistics.totalCourses, language),
            },
            {
              label: t('dashboard:instructor.totalEnrollments'),
              value: formatNumber(statistics.totalEnrollments, language),
            },
            {
              label: t('dashboard:instructor.averageRating'),
              value:
                statistics.averageRating === null
                  ? t('dashboard:instructor.noRating')
                  : formatNumber(statistics.averageRating, language, 1),
            },
            {
              label: t('dashboard:instructor.totalRevenue'),
              value: formatPrice(statistics.revenue, language),
            },
          ]}
        />
      ) : (
        <Skeleton shape="tile" />
      )}
      <Stack gap="lg">
        <Heading level={2}>{t('dashboard:instructor.courses')}</Heading>
        <CatalogueList
          list={list}
          send={send}
          label={t('dashboard:instructor.courses')}
          loadingMore={t('dashboard:instructor.loadingMore')}
          renderItem={(course) => {
            const { instructor: _, ...card } = courseCard(course, tCard, language);
            return (
              <CourseCard
                {...card}
                {...(course.status === 'draft' && { badge: { label: t('dashboard:instructor.draft') } })}
              />
            );
          }}
          empty={
            <EmptyState
              glyph={InstructorGlyph}
              level={3}
              title={t('dashboard:instructor.empty')}
              description={t('dashboard:instructor.emptyText')}
              action={
                <ButtonLink tone="primary" href="/create-course">
                  {t('dashboard:instructor.create')}
                </ButtonLink>
              }
            />
          }
        />
      </Stack>
    </Stack>
  );
}
