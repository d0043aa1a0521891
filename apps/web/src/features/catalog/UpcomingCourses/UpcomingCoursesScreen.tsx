import { formatDay, formatTime, type Language } from '@lyceum/i18n';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page } from '@lyceum/ui/components/layout';
import { CalendarIcon } from '@lyceum/ui/icons';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { UpcomingCourseCard } from '@lyceum/ui/patterns/UpcomingCourseCard';
import { useTranslation } from 'react-i18next';
import type { CardCourse } from '../../../app/courses/summaries.ts';
import { courseCard } from '../../../app/courses/views.ts';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';

/** Courses with a fixed start by day, soonest first [2.231]. */
export function UpcomingCoursesScreen({ list, send }: ListProps<CardCourse>) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      <CatalogList
        list={list}
        send={send}
        label={t('catalog:sessions.title')}
        loadingMore={t('catalog:sessions.loadingMore')}
        look="rows"
        renderItem={(course, index) => (
          <UpcomingCourseCard
            {...courseCard(course, t, language, timeZone)}
            day={newDay(course, list.context.items[index - 1], language, timeZone)}
            time={course.scheduledTime ? formatTime(course.scheduledTime, language, timeZone) : ''}
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

/** The day of a course, unless the one before it starts on the same day. */
function newDay(course: CardCourse, before: CardCourse | undefined, language: Language, timeZone: string) {
  const [day, dayBefore] = [course, before].map((one) =>
    one?.scheduledTime ? formatDay(one.scheduledTime, language, timeZone) : null,
  );
  return day && day.full !== dayBefore?.full ? day : null;
}
