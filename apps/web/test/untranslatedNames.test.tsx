import type { Category, Course, Domain, Enrollment } from '@lyceum/api-client';
import { courseDuplicationMachine } from '@lyceum/flows/course-duplication';
import { enrollmentMachine } from '@lyceum/flows/enrollment';
import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import { statisticsMachine } from '@lyceum/flows/statistics';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { filtersIn } from '../src/app/courses/courseFilters.ts';
import { ExpertiseField } from '../src/app/forms/ExpertiseField.tsx';
import { CategoriesScreen } from '../src/features/catalog/Categories/CategoriesScreen.tsx';
import { CategoryScreen } from '../src/features/catalog/Category/CategoryScreen.tsx';
import { DomainScreen } from '../src/features/catalog/Domain/DomainScreen.tsx';
import { LandingScreen } from '../src/features/catalog/Landing/LandingScreen.tsx';
import { UpcomingCoursesScreen } from '../src/features/catalog/UpcomingCourses/UpcomingCoursesScreen.tsx';
import { CourseScreen } from '../src/features/course/Course/CourseScreen.tsx';
import { InstructorDashboard } from '../src/features/dashboard/InstructorDashboard.tsx';
import { LearnerDashboard } from '../src/features/dashboard/LearnerDashboard.tsx';
import { RequestItem } from '../src/features/staff/InstructorRequests/RequestItem.tsx';
import {
  domains,
  enrollments,
  instructor,
  course as sample,
  webDevelopment,
} from '../src/fixtures/catalog.ts';
import { searchAt } from '../src/fixtures/expertises.ts';
import { listAt } from '../src/fixtures/listAt.ts';
import { requestAt, requests } from '../src/fixtures/requests.ts';
import { at } from '../src/fixtures/snapshotAt.ts';
import { htmlOf, visibleTexts } from './support/renderScreen.tsx';

// A catalog with English names only, on pages in another language.
const english = (en: string) => ({ en, ar: '', fr: '' });
const [technology] = domains as [Domain];
const category: Category = {
  ...webDevelopment,
  name: english('Knot tying'),
  description: english('Ropes and what holds them.'),
  domain: { ...technology, name: english('Seamanship') },
};
const domain: Domain = { ...technology, name: english('Seamanship'), categories: [category] };
const related: Course = { ...sample, id: 'related', name: english('Splicing a line'), related: null };
const course: Course = {
  ...sample,
  category,
  name: english('Ten good knots'),
  description: english('Evenings with rope.'),
  related: [related],
};
const enrollment: Enrollment = { ...(enrollments[0] as Enrollment), course };
const python = { id: 'python', name: english('Rope walking'), description: null };

const nothing = () => {};
const one = <Item extends { id: string }>(item: Item) => listAt('succeeded', { items: [item] });
const list = { send: nothing };
const figures = { totalCourses: 1, totalEnrollments: 1, averageRating: null, revenue: 0 };

const pages: [string, string[], readonly string[], ReactElement][] = [
  [
    'the landing page',
    ['2.14', '11.1'],
    ['Seamanship', 'Knot tying'],
    <LandingScreen
      key="landing"
      {...list}
      list={one(domain)}
      message={getInitialSnapshot(rotatingMessageMachine, { count: 7 })}
      sendToMessage={nothing}
      soon={[]}
      query=""
      onClearQuery={nothing}
      expanded={new Set()}
      onToggle={nothing}
    />,
  ],
  [
    'all categories',
    ['11.1'],
    ['Seamanship', 'Knot tying'],
    <CategoriesScreen key="categories" {...list} list={one(domain)} />,
  ],
  [
    'a domain',
    ['11.1'],
    ['Seamanship', 'Seamanship', 'Knot tying'],
    <DomainScreen
      key="domain"
      {...list}
      domain={domain}
      list={one(category)}
      sortBy="name"
      onSort={nothing}
    />,
  ],
  [
    'a category',
    ['2.34', '11.1'],
    ['Seamanship', 'Knot tying', 'Ropes and what holds them.', 'Ten good knots'],
    <CategoryScreen
      key="category"
      {...list}
      category={category}
      list={one(course)}
      sortBy="name"
      onSort={nothing}
      filters={filtersIn(new URLSearchParams())}
      onFilter={nothing}
    />,
  ],
  [
    'a course',
    ['11.1'],
    ['Knot tying', 'Ten good knots', 'Evenings with rope.', 'Splicing a line'],
    <CourseScreen
      key="course"
      course={course}
      enrollment={getInitialSnapshot(enrollmentMachine, {
        courseId: course.id,
        offer: course,
        userId: null,
      })}
      send={nothing}
      learner={null}
    />,
  ],
  [
    'the sessions',
    ['11.1'],
    ['Ten good knots'],
    <UpcomingCoursesScreen key="sessions" {...list} list={one(course)} />,
  ],
  [
    'the dashboard of a learner',
    ['11.1'],
    ['Ten good knots'],
    <LearnerDashboard key="learner" {...list} list={one(enrollment)} />,
  ],
  [
    'the dashboard of an instructor',
    ['11.1'],
    ['Ten good knots'],
    <InstructorDashboard
      key="instructor"
      {...list}
      user={instructor}
      statistics={at(statisticsMachine, 'shown', { statistics: figures })}
      sendToStatistics={nothing}
      duplication={at(courseDuplicationMachine, 'idle', { courseId: null, message: null })}
      onDuplicate={nothing}
      list={one(course)}
    />,
  ],
  [
    'the requests of instructors',
    ['11.1'],
    ['Rope walking'],
    <RequestItem
      key="request"
      request={requestAt('waiting', { ...requests[0], expertise: [python] })}
      send={nothing}
    />,
  ],
  [
    'the picker of expertises',
    ['2.14', '11.1'],
    ['Rope walking'],
    <ExpertiseField
      key="picker"
      search={searchAt('blank', { expertisesById: { python } })}
      send={nothing}
      value={['python']}
      onChange={nothing}
    />,
  ],
];

const names = ['Seamanship', 'Knot tying', 'Ropes and', 'Ten good', 'Evenings', 'Splicing', 'Rope walking'];
const isOfCatalog = (text: string) => names.some((name) => text.includes(name));

for (const [page, tags, expected, screen] of pages) {
  test(`${page} marks names in English only as English and isolates them`, { tags }, () => {
    for (const language of ['ar', 'fr'] as const) {
      const foreign = visibleTexts(htmlOf(screen, { language })).filter(({ text }) => isOfCatalog(text));
      expect(foreign.map(({ text }) => text)).toEqual(expect.arrayContaining([...expected]));
      for (const entry of foreign) {
        expect(entry).toEqual({ text: expect.any(String), lang: 'en', isolated: true });
      }
    }
  });

  test(`${page} does not mark names in its own language`, { tags }, () => {
    const own = visibleTexts(htmlOf(screen)).filter(({ text }) => expected.includes(text));
    expect(own.length).toBeGreaterThanOrEqual(new Set(expected).size);
    for (const { lang } of own) expect(lang).toBeNull();
  });
}
