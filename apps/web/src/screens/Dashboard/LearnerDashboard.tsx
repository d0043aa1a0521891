import type { Enrollment } from '@lyceum/api-client';
import { formatDate, formatPercent } from '@lyceum/i18n';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Heading } from '@lyceum/ui/components/Heading';
import { Stack } from '@lyceum/ui/components/layout';
import { CourseIcon } from '@lyceum/ui/icons';
import { EnrolledCourseCard } from '@lyceum/ui/patterns/EnrolledCourseCard';
import { useTranslation } from 'react-i18next';
import { CatalogList } from '../../catalog/CatalogList.tsx';
import type { ListProps } from '../../catalog/listProps.ts';
import { imageOf, named } from '../../catalog/views.ts';
import { useLanguage } from '../../document/useLanguage.ts';

/** What a learner is enrolled in [2.51]; a failed load is only logged [8.37]. */
export function LearnerDashboard({ list, send }: ListProps<Enrollment>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useLanguage();
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('learner.courses')}</Heading>
      <CatalogList
        list={list}
        send={send}
        label={t('learner.courses')}
        loadingMore={t('learner.loadingMore')}
        silent
        renderItem={({ course, lastAccessed, progress }) => {
          const shown = named(course.name, language, t('common:unknownName'));
          return (
            <EnrolledCourseCard
              {...shown}
              href={course.href}
              image={imageOf(course.promotionalImage)}
              progress={progress}
              {...(course.status === 'draft' && {
                badge: { label: t('learner.withdrawn'), tone: 'caution' as const },
              })}
              texts={{
                lastAccessed: lastAccessed
                  ? t('learner.lastAccessed', { date: formatDate(lastAccessed, language) })
                  : t('learner.notStarted'),
                progressLabel: t('learner.progress', { course: shown.name }),
                progress: t('learner.complete', { percent: formatPercent(progress, language) }),
              }}
            />
          );
        }}
        empty={
          <EmptyState
            icon={CourseIcon}
            level={3}
            title={t('learner.empty')}
            description={t('learner.emptyText')}
            action={
              <ButtonLink tone="primary" href="/categories">
                {t('learner.browse')}
              </ButtonLink>
            }
          />
        }
      />
    </Stack>
  );
}
