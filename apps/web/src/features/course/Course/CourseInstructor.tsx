import { Heading } from '@lyceum/ui/components/Heading';
import { Stack } from '@lyceum/ui/components/layout';
import { CourseGrid } from '@lyceum/ui/patterns/CourseCard';
import { InstructorCard } from '@lyceum/ui/patterns/InstructorCard';
import { useTranslation } from 'react-i18next';
import type { PageCourse } from '../../../app/courses/summaries.ts';
import { courseCard } from '../../../app/courses/views.ts';
import { withFavorite } from '../../../app/favorites/FavoriteButton.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';

interface CourseInstructorProps {
  course: PageCourse;
  profile: NonNullable<PageCourse['instructorProfile']>;
}

/** The instructor of a course and their other courses [2.163]. */
export function CourseInstructor({ course: { instructor, related }, profile }: CourseInstructorProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const relatedIds = new Set(related?.map(({ id }) => id));
  const others = profile.courses.filter(({ id }) => !relatedIds.has(id));
  const title = t('catalog:course.otherCourses', { instructor: instructor.name });
  return (
    <>
      <Stack>
        <Heading level={2}>{t('catalog:course.instructor')}</Heading>
        <InstructorCard
          name={instructor.name}
          href={instructor.href}
          picture={instructor.picture}
          qualifications={profile.qualifications}
          bio={profile.bio}
          texts={{ qualifications: t('catalog:course.qualifications') }}
        />
      </Stack>
      {others.length > 0 && (
        <Stack>
          <Heading level={2}>{title}</Heading>
          <CourseGrid
            label={title}
            courses={others.map((other) => ({
              id: other.id,
              ...withFavorite(other.id, courseCard(other, t, language, timeZone)),
            }))}
          />
        </Stack>
      )}
    </>
  );
}
