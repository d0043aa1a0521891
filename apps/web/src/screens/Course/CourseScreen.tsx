import type { Course } from '@lyceum/api-client';
import { currencyOf, findLocalised, formatDateTime } from '@lyceum/i18n';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { Heading } from '@lyceum/ui/components/Heading';
import { LocalisedLine } from '@lyceum/ui/components/LocalisedLine';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { CalendarGlyph, CourseGlyph, DoneGlyph, LearnersGlyph } from '@lyceum/ui/icons';
import { Breadcrumbs } from '@lyceum/ui/patterns/Breadcrumbs';
import { CourseGrid } from '@lyceum/ui/patterns/CourseCard';
import { CourseHero } from '@lyceum/ui/patterns/CourseHero';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { courseCard, named, pictureOf, ratingText } from '../../app/views.ts';
import { CourseAction, type CourseActionProps } from './CourseAction.tsx';
import { CourseSessions, type CourseSessionsProps } from './CourseSessions.tsx';

export interface CourseScreenProps extends Pick<CourseActionProps, 'enrolment' | 'send'> {
  course: Course;
  /** The ticked sessions of who is enrolled; null for everyone else. */
  progress: CourseSessionsProps['progress'] | null;
  onToggleSession: (session: number) => void;
  /** Whether the person gives this course, and so may change it. @default false */
  isOwn?: boolean;
}

/** One course, and the way into it. Specification §2, Course page. */
export function CourseScreen({
  course,
  enrolment,
  send,
  progress,
  onToggleSession,
  isOwn = false,
}: CourseScreenProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const { name, nameLanguage } = named(course.name, language);
  const description = findLocalised(course.description, language);
  const instructor = course.instructor.name;
  const isWithdrawn = course.status === 'draft' && unpublishedFor(course, isOwn) === 'withdrawn';
  const { enrolled, required } = course.learners;
  const facts = [
    { glyph: LearnersGlyph, text: t('catalogue:course.enrolled', { count: enrolled }) },
    { glyph: CourseGlyph, text: t('catalogue:course.sessions', { count: course.sessions }) },
    ...(course.handsOnPractice ? [{ glyph: DoneGlyph, text: t('catalogue:course.handsOn') }] : []),
    {
      glyph: CalendarGlyph,
      text: course.scheduledTime
        ? t('catalogue:course.scheduled', { date: formatDateTime(course.scheduledTime, language) })
        : t('catalogue:course.ownPace'),
    },
    ...(required === null
      ? []
      : [{ glyph: LearnersGlyph, text: t('catalogue:course.learnersNeeded', { count: required }) }]),
  ];
  return (
    <Page room="ample">
      <PageMeta
        title={name}
        description={description?.text ?? t('catalogue:course.description', { course: name, instructor })}
        image={course.promotionalImage}
        data={structuredData(course, name, description?.text, currencyOf(language))}
      />
      <Breadcrumbs
        label={t('catalogue:breadcrumbs')}
        places={[
          { href: '/', name: t('catalogue:home') },
          { href: course.category.href, ...named(course.category.name, language) },
        ]}
      />
      <Stack gap="xxxl">
        {course.status === 'draft' && (
          <Notice tone="caution">{t(`catalogue:course.${unpublishedFor(course, isOwn)}`)}</Notice>
        )}
        {isOwn && (
          <Inline justify="end">
            <ButtonLink href={`${course.href}/edit`}>{t('catalogue:course.edit')}</ButtonLink>
          </Inline>
        )}
        <CourseHero
          name={name}
          {...(nameLanguage && { nameLanguage })}
          picture={pictureOf(course.promotionalImage)}
          instructor={t('catalogue:card.by', { instructor })}
          rating={course.rating}
          facts={facts}
          tags={course.tags}
          price={isWithdrawn ? null : course.price}
          texts={{ rating: ratingText(t, course.rating, language), tags: t('catalogue:course.tags') }}
          action={<CourseAction course={course} enrolment={enrolment} send={send} />}
        />
        {description && (
          <Stack gap="sm">
            <Heading level={2}>{t('catalogue:course.about')}</Heading>
            <Text as="div" measured>
              <LocalisedLine {...description} />
            </Text>
          </Stack>
        )}
        {progress && <CourseSessions progress={progress} onToggle={onToggleSession} />}
        {course.related && course.related.length > 0 && (
          <Stack>
            <Heading level={2}>{t('catalogue:course.related')}</Heading>
            <CourseGrid
              label={t('catalogue:course.related')}
              courses={course.related.map((other) => ({ id: other.id, ...courseCard(other, t, language) }))}
            />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

/** Why a course that is not published is there all the same. */
function unpublishedFor({ progress, learners }: Course, isOwn: boolean) {
  if (progress !== null && !isOwn) return 'withdrawn';
  return learners.enrolled > 0 ? 'unpublished' : 'draft';
}

function structuredData(
  course: Course,
  name: string,
  description: string | undefined,
  priceCurrency: string,
) {
  const { price, instructor, status } = course;
  return {
    '@type': 'Course',
    name,
    ...(description && { description }),
    provider: { '@type': 'Organization', name: 'Lyceum' },
    author: { '@type': 'Person', name: instructor.name },
    ...(status === 'published' && {
      offers: { '@type': 'Offer', price, priceCurrency, category: price === 0 ? 'Free' : 'Paid' },
    }),
  };
}
