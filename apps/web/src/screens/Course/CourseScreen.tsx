import type { CourseSession } from '@lyceum/api-client';
import { currencyOf, findLocalized, formatLocalTime } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { Heading } from '@lyceum/ui/components/Heading';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { CourseIcon, DoneIcon, LearnersIcon } from '@lyceum/ui/icons';
import { CourseGrid } from '@lyceum/ui/patterns/CourseCard';
import { CourseHero } from '@lyceum/ui/patterns/CourseHero';
import { SessionOutline } from '@lyceum/ui/patterns/SessionList';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownCourse } from '../../catalog/listed.ts';
import { courseCard, imageOf, named, ratingText } from '../../catalog/views.ts';
import { PageMeta } from '../../document/PageMeta.tsx';
import { useLanguage } from '../../document/useLanguage.ts';
import { useLostFocus } from '../../document/useLostFocus.ts';
import { FavoriteButton, withFavorite } from '../../favorites/FavoriteButton.tsx';
import { PageBreadcrumbs } from '../parts/PageBreadcrumbs.tsx';
import { CourseAction, type CourseActionProps } from './CourseAction.tsx';
import { CourseContinuation } from './CourseContinuation.tsx';
import { CourseInstructor } from './CourseInstructor.tsx';
import { CourseSessions, type LearnersPart } from './CourseSessions.tsx';
import { courseSessions } from './courseSessions.ts';

export interface CourseScreenProps extends Pick<CourseActionProps, 'enrollment' | 'send'> {
  course: ShownCourse;
  /** The sessions with times, and with links and materials for learners; null if they were not loaded. @default null */
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
  hasLeft = false,
  learner,
  isOwn = false,
  timeZone = 'UTC',
}: CourseScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { name, nameLanguage } = named(course.name, language, t('common:unknownName'));
  const description = findLocalized(course.description, language);
  const instructor = course.instructor.name;
  const isWithdrawn = course.status === 'draft' && unpublishedFor(course, isOwn) === 'withdrawn';
  const { enrolled, required } = course.learners;
  const facts = [
    {
      icon: LearnersIcon,
      text: t(`catalog:course.${enrolledAs(course)}`, { count: enrolled, needed: required }),
    },
    { icon: CourseIcon, text: t('catalog:course.sessions', { count: course.sessions }) },
    ...(course.handsOnPractice ? [{ icon: DoneIcon, text: t('catalog:course.handsOn') }] : []),
  ];
  const start = course.scheduledTime ? formatLocalTime(course.scheduledTime, language, timeZone) : null;
  return (
    <Page paddingBlock="both">
      <PageMeta
        title={name}
        description={description?.text ?? t('catalog:course.description', { course: name, instructor })}
        image={course.promotionalImage}
        data={structuredData(course, name, description?.text, currencyOf(language))}
      />
      <PageBreadcrumbs parent={course.category} page={{ href: course.href, name }} />
      <Stack gap="xxxl">
        {hasLeft && <LeftNotice />}
        {course.status === 'draft' && (
          <Notice tone="caution">{t(`catalog:course.${unpublishedFor(course, isOwn)}`)}</Notice>
        )}
        <CourseHero
          name={name}
          {...(nameLanguage && { nameLanguage })}
          image={imageOf(course)}
          instructor={t('catalog:card.by', { instructor })}
          rating={course.rating}
          ratingCount={course.ratingCount}
          reviews={
            course.status === 'published' && course.ratingCount > 0
              ? { href: `${course.href}/reviews`, label: t('catalog:course.reviews') }
              : undefined
          }
          facts={facts}
          schedule={
            start
              ? { text: t('catalog:course.scheduled', { date: start.local }), second: start.utc }
              : { text: t('catalog:course.ownPace') }
          }
          tags={course.tags}
          price={learner || isWithdrawn ? null : course.price}
          texts={{
            rating: ratingText(t, course, language),
            tags: t('catalog:course.tags'),
            free: t('catalog:card.free'),
          }}
          corner={course.status === 'published' && <FavoriteButton courseId={course.id} name={name} />}
          action={
            learner && !isOwn ? (
              <CourseContinuation course={course} progress={learner.progress} />
            ) : (
              <CourseAction {...{ course, enrollment, send, isOwn }} />
            )
          }
          pinned={!learner && course.status === 'published' && !isOwn}
        >
          <CourseDetails {...{ course, details, learner, timeZone }} />
        </CourseHero>
      </Stack>
    </Page>
  );
}

/** The parts below the hero, which stay the same during an enrollment. */
const CourseDetails = memo(function CourseDetails({
  course,
  details,
  learner,
  timeZone,
}: Pick<CourseScreenProps, 'course' | 'learner'> & {
  details: readonly CourseSession[] | null;
  timeZone: string;
}) {
  const { t } = useTranslation(['catalog', 'common']);
  const { t: tCourse } = useTranslation('catalog');
  const language = useLanguage();
  const description = findLocalized(course.description, language);
  return (
    <Stack gap="xxxl">
      {learner && <CourseSessions {...learner} {...{ course, details, timeZone }} />}
      {description && (
        <Stack gap="sm">
          <Heading level={2}>{t('catalog:course.about')}</Heading>
          <Text as="div" measured>
            <LocalizedLine {...description} />
          </Text>
        </Stack>
      )}
      {!learner && (course.sessionTitles?.some(Boolean) || details?.some(({ schedule }) => schedule)) && (
        <Stack gap="sm">
          <Heading level={2}>{t('catalog:course.sessionList')}</Heading>
          <SessionOutline
            label={t('catalog:course.sessionList')}
            sessions={courseSessions({ ...course, details }, tCourse, language, timeZone)}
          />
        </Stack>
      )}
      {course.instructorProfile && <CourseInstructor course={course} profile={course.instructorProfile} />}
      {course.related && course.related.length > 0 && (
        <Stack>
          <Heading level={2}>{t('catalog:course.related')}</Heading>
          <CourseGrid
            label={t('catalog:course.related')}
            courses={course.related.map((other) => ({
              id: other.id,
              ...withFavorite(other.id, courseCard(other, t, language, timeZone)),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
});

/** How the number of learners is shown: with a minimum, whether the course takes place. */
function enrolledAs({ learners: { enrolled, required } }: ShownCourse) {
  if (required === null) return 'enrolled';
  return enrolled >= required ? 'confirmed' : 'awaited';
}

/** The user has just left the course. The dialog that had the focus is gone. */
function LeftNotice() {
  const { t } = useTranslation('catalog');
  const notice = useLostFocus<HTMLDivElement>(true);
  return (
    <Notice ref={notice} tabIndex={-1}>
      {t('course.left', { days: limits.leftCourseKeptDays })}
    </Notice>
  );
}

/** Why an unpublished course is shown. */
function unpublishedFor({ progress, learners }: ShownCourse, isOwn: boolean) {
  if (progress !== null && !isOwn) return 'withdrawn';
  return learners.enrolled > 0 ? 'unpublished' : 'draft';
}

function structuredData(
  course: ShownCourse,
  name: string,
  description: string | undefined,
  priceCurrency: string,
) {
  const { price, instructor, status, rating, ratingCount } = course;
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
      offers: { '@type': 'Offer', price, priceCurrency, category: price === 0 ? 'Free' : 'Paid' },
    }),
  };
}
