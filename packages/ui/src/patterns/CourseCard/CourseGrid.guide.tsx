import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { courses } from '../catalog.fixtures.ts';
import { CourseGrid } from './CourseCard.tsx';

const two = courses(2, 2);

export const courseGridGuide = guide({
  status: 'stable',
  use: ['For a few courses that are all loaded, such as related courses.'],
  instead: [
    { when: 'They load page by page', use: 'InfiniteList' },
    { when: 'They are a glimpse of another page', use: 'CourseRow' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <div style={{ maxInlineSize: 290 }}>
            <CourseGrid label={t('catalog:course.related')} courses={two} />
          </div>
        ),
        why: 'Users compare rating, sessions and price without opening the courses.',
      },
      dont: {
        show: () => (
          <Stack gap="sm">
            {two.map(({ id, href, name }) => (
              <Link key={id} href={href} tone="standalone">
                {name}
              </Link>
            ))}
          </Stack>
        ),
        why: 'With names alone, users have to open each course and come back.',
      },
    },
  ],
  anatomy: [
    { part: 'List', selector: 'ul' },
    { part: 'Course', selector: 'li:first-child > article' },
  ],
  keyboard: { Tab: 'Moves to the next card.', Enter: 'Opens the course.' },
  related: ['CourseCard', 'CourseRow', 'InfiniteList', 'Grid'],
  terms: {
    en: ['related courses', 'more courses', 'recommendations', 'course list', 'gallery'],
    ar: ['دورات مشابهة', 'قائمة دورات', 'دورات أخرى', 'توصيات', 'شبكة'],
    fr: ['cours similaires', 'autres cours', 'liste de cours', 'recommandations', 'grille'],
  },
});
