import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { courses } from '../catalog.fixtures.ts';
import { CourseGrid } from './CourseCard.tsx';

const two = courses(2, 2);

export const courseGridGuide = guide({
  use: ['For a few courses that are all loaded, such as related courses.'],
  instead: [
    { when: 'They load page by page', use: 'InfiniteList' },
    { when: 'They are a glimpse of another page', use: 'CourseRow' },
  ],
  do: (
    <div style={{ maxInlineSize: 290 }}>
      <CourseGrid label={t('catalog:course.related')} courses={two} />
    </div>
  ),
  why: 'Users compare rating, sessions and price without opening the courses.',
  dont: (
    <Stack gap="sm">
      {two.map(({ id, href, name }) => (
        <Link key={id} href={href} tone="standalone">
          {name}
        </Link>
      ))}
    </Stack>
  ),
  whyNot: 'With names alone, users have to open each course and come back.',
  keyboard: { Tab: 'Moves to the next card.', Enter: 'Opens the course.' },
});
