import type { CourseSession } from '@lyceum/api-client';
import { findLocalized, formatLocalTime } from '@lyceum/i18n';
import { Heading } from '@lyceum/ui/components/Heading';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { CourseIcon, DoneIcon, LearnersIcon } from '@lyceum/ui/icons';
import { CourseGrid } from '@lyceum/ui/patterns/CourseCard';
import { CourseHero, type CourseHeroProps } from '@lyceum/ui/patterns/CourseHero';
import { LessonOutline } from '@lyceum/ui/patterns/LessonList';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageCourse } from '../../../app/courses/summaries.ts';
import { courseCard, imageOf, localizedName, ratingText } from '../../../app/courses/views.ts';
import { withFavorite } from '../../../app/favorites/FavoriteButton.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { CourseInstructor } from './CourseInstructor.tsx';
import { CourseLessons, type LearnersPart } from './CourseLessons.tsx';
import { courseLessons } from './courseLessons.ts';

export interface CourseContentProps extends Pick<CourseHeroProps, 'action' | 'corner' | 'pinned'> {
  course: PageCourse;
  /** The lessons with times, and with links and materials for learners; null if they were not loaded. */
  details: readonly CourseSession[] | null;
  /** The progress of an enrolled user; null for everyone else. */
  learner: LearnersPart | null;
  /** Whether the course is for sale to this user. */
  isOffered: boolean;
  timeZone: string;
}

/** What a course page shows of a course: for visitors, for learners, and in the preview of its editor. */
export function CourseContent({
  course,
  details,
  learner,
  isOffered,
  timeZone,
  ...hero
}: CourseContentProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { name, nameLanguage } = localizedName(course.name, language, t('common:unknownName'));
  const instructor = course.instructor.name;
  const { enrolled, required } = course.learners;
  const facts = [
    {
      icon: LearnersIcon,
      text:
        t(`catalog:course.${enrolledAs(course)}`, { count: enrolled, needed: required }) +
        seatsText(course, t),
    },
    { icon: CourseIcon, text: t('catalog:course.sessions', { count: course.sessions }) },
    ...(course.handsOnPractice ? [{ icon: DoneIcon, text: t('catalog:course.handsOn') }] : []),
  ];
  const start = course.scheduledTime ? formatLocalTime(course.scheduledTime, language, timeZone) : null;
  return (
    <CourseHero
      {...hero}
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
      price={isOffered ? course.price : null}
      texts={{
        rating: ratingText(t, course, language),
        tags: t('catalog:course.tags'),
        free: t('catalog:card.free'),
      }}
    >
      <CourseDetails {...{ course, details, learner, timeZone }} />
    </CourseHero>
  );
}

/** The parts below the hero, which stay the same during an enrollment. */
const CourseDetails = memo(function CourseDetails({
  course,
  details,
  learner,
  timeZone,
}: Pick<CourseContentProps, 'course' | 'details' | 'learner' | 'timeZone'>) {
  const { t } = useTranslation(['catalog', 'common']);
  const { t: tCourse } = useTranslation('catalog');
  const language = useLanguage();
  const description = findLocalized(course.description, language);
  return (
    <Stack gap="xxxl">
      {learner && <CourseLessons {...learner} {...{ course, details, timeZone }} />}
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
          <Heading level={2}>{t('catalog:courseFields.sessionList')}</Heading>
          <LessonOutline
            label={t('catalog:courseFields.sessionList')}
            lessons={courseLessons({ ...course, details }, tCourse, language, timeZone)}
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

/** The number of seats, and of those that are free. Empty without a limit. */
const seatsText = ({ seats, availableSeats: remaining }: PageCourse, t: TFunction<['catalog', 'common']>) =>
  seats ? ` · ${t('catalog:course.seats', { count: seats, left: remaining })}` : '';

/** The text for the number of learners. With a minimum, it says whether the course takes place. */
function enrolledAs({ learners: { enrolled, required } }: PageCourse) {
  if (required === null) return 'enrolled';
  return enrolled >= required ? 'confirmed' : 'awaited';
}
