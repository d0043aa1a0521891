import type { Course } from '@lyceum/api-client';
import { formatDateTime } from '@lyceum/i18n';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page } from '@lyceum/ui/components/layout';
import { CalendarIcon } from '@lyceum/ui/icons';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { useTranslation } from 'react-i18next';
import { CatalogList } from '../../catalog/CatalogList.tsx';
import type { ListProps } from '../../catalog/listProps.ts';
import { courseCard } from '../../catalog/views.ts';
import { PageMeta } from '../../document/PageMeta.tsx';
import { useLanguage } from '../../document/useLanguage.ts';

/** Courses with a fixed start, soonest first. */
export function SessionsScreen({ list, send }: ListProps<Course>) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      <CatalogList
        list={list}
        send={send}
        label={t('catalog:sessions.title')}
        loadingMore={t('catalog:sessions.loadingMore')}
        renderItem={(course) => (
          <CourseCard
            {...courseCard(course, t, language)}
            level={2}
            {...(course.scheduledTime && {
              note: t('catalog:sessions.starts', { date: formatDateTime(course.scheduledTime, language) }),
            })}
          />
        )}
        empty={
          <EmptyState
            icon={CalendarIcon}
            title={t('catalog:sessions.empty')}
            action={<ButtonLink href="/categories">{t('common:actions.browseCourses')}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
