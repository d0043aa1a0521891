import type { CourseSession } from '@lyceum/api-client';
import { currencyOf, findLocalized } from '@lyceum/i18n';
import { leftCourseRetentionDays } from '@lyceum/rules';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import { courseImagePath } from '../../../app/courses/courseImage.ts';
import type { PageCourse } from '../../../app/courses/summaries.ts';
import { localizedName } from '../../../app/courses/views.ts';
import { FavoriteButton } from '../../../app/favorites/FavoriteButton.tsx';
import { PageBreadcrumbs } from '../../../app/page/PageBreadcrumbs.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useLostFocus } from '../../../platform/document/useLostFocus.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { CourseAction, type CourseActionProps } from './CourseAction.tsx';
import { CourseContent } from './CourseContent.tsx';
import { CourseContinuation } from './CourseContinuation.tsx';
import type { LearnersPart } from './CourseLessons.tsx';

export interface CourseScreenProps extends Pick<CourseActionProps, 'enrollment' | 'send' | 'onIntent'> {
  course: PageCourse;
  /** The lessons with times, and with links and materials for learners; null if they were not loaded. @default null */
  details?: readonly CourseSession[] | null;
  /** The progress of an enrolled user; null for everyone else. */
  learner: LearnersPart | null;
  /** Whether the user has just left the course. @default false */
  hasLeft?: boolean;
  /** Whether the user is the course's instructor, who can edit it. @default false */
  isOwn?: boolean;
  /** The time zone of the visitor. @default 'UTC' */
  timeZone?: string;
}

/** A course and its enrollment [2.40]. */
export function CourseScreen({
  course,
  details = null,
  enrollment,
  send,
  onIntent,
  hasLeft = false,
  learner,
  isOwn = false,
  timeZone = 'UTC',
}: CourseScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { name } = localizedName(course.name, language, t('common:unknownName'));
  const description = findLocalized(course.description, language);
  const instructor = course.instructor.name;
  const isWithdrawn = course.status === 'draft' && unpublishedFor(course, isOwn) === 'withdrawn';
  return (
    <Page paddingBlock="both">
      <PageMeta
        title={name}
        description={description?.text ?? t('catalog:course.description', { course: name, instructor })}
        image={course.status === 'published' ? courseImagePath(course, language) : null}
        data={structuredData(course, name, description?.text, currencyOf(language))}
      />
      <PageBreadcrumbs parent={course.category} page={{ href: course.href, name }} />
      <Stack gap="xxxl">
        {hasLeft && <LeftNotice />}
        {course.status === 'draft' && (
          <Notice tone="caution">{t(`catalog:course.${unpublishedFor(course, isOwn)}`)}</Notice>
        )}
        <CourseContent
          {...{ course, details, learner, timeZone }}
          isOffered={!learner && !isWithdrawn}
          corner={course.status === 'published' && <FavoriteButton courseId={course.id} name={name} />}
          action={
            learner && !isOwn ? (
              <CourseContinuation course={course} progress={learner.progress} />
            ) : (
              <CourseAction {...{ course, enrollment, send, onIntent, isOwn }} />
            )
          }
          pinned={!learner && course.status === 'published' && !isOwn && course.availableSeats !== 0}
        />
      </Stack>
    </Page>
  );
}

/** The user has just left the course. The dialog that had the focus is gone. */
function LeftNotice() {
  const { t } = useTranslation('catalog');
  const notice = useLostFocus<HTMLDivElement>(true);
  return (
    <Notice ref={notice} tabIndex={-1}>
      {t('course.left', { days: leftCourseRetentionDays })}
    </Notice>
  );
}

/** The reason why the user can see an unpublished course. */
function unpublishedFor({ progress, learners }: PageCourse, isOwn: boolean) {
  if (progress !== null && !isOwn) return 'withdrawn';
  return learners.enrolled > 0 ? 'unpublished' : 'draft';
}

function structuredData(
  course: PageCourse,
  name: string,
  description: string | undefined,
  priceCurrency: string,
) {
  const { price, instructor, status, rating, ratingCount, seats, availableSeats } = course;
  return {
    '@type': 'Course',
    name,
    ...(description && { description }),
    provider: { '@type': 'Organization', name: 'Lyceum' },
    author: { '@type': 'Person', name: instructor.name },
    ...(rating !== null &&
      ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: 5 },
      }),
    ...(status === 'published' && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency,
        category: price === 0 ? 'Free' : 'Paid',
        ...(availableSeats !== undefined && {
          availability: `https://schema.org/${availableSeats > 0 ? 'InStock' : 'SoldOut'}`,
        }),
      },
    }),
    ...(seats && {
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', maximumAttendeeCapacity: seats },
    }),
  };
}
