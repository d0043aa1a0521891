import type { Category, Course, Domain, Page } from '@lyceum/api-client';
import { enrollmentActors, enrollmentMachine } from '@lyceum/flows/enrollment';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import type { ComponentType } from 'react';
import { getInitialSnapshot } from 'xstate';
import { course, domains, learner, webDevelopment } from '../../src/fixtures/catalog.ts';
import type { PageRequest } from '../../src/pageRequest.ts';
import { loader as loadCategory } from '../../src/routes/CategoryRoute.tsx';
import { loader as loadCourse } from '../../src/routes/CourseRoute.tsx';
import { loader as loadDomain } from '../../src/routes/DomainRoute.tsx';
import { CategoryScreen } from '../../src/screens/Category/CategoryScreen.tsx';
import { CourseScreen } from '../../src/screens/Course/CourseScreen.tsx';
import { DomainScreen } from '../../src/screens/Domain/DomainScreen.tsx';
import { LandingScreen } from '../../src/screens/Landing/LandingScreen.tsx';
import {
  CategoryNotFound,
  CourseNotFound,
  DomainNotFound,
} from '../../src/screens/NotFound/NotFound.container.tsx';
import { shown, shownWhenFailed, wordsOf } from '../support/renderScreen.tsx';
import { nothing, type Row, run, type Server, thrownBy } from './errorCase.ts';

const [domain] = domains as [Domain];
const { id } = webDevelopment;
const message = getInitialSnapshot(rotatingMessageMachine, { count: 7 });

/** A list whose first page fails. */
function listBy<Item extends { id: string }>(
  operation: Parameters<typeof createPagedList>[0],
  load: () => Promise<Page<Item>>,
) {
  const machine = createPagedList<Item, Record<string, string>>(operation);
  return run(machine.provide({ actors: { loadPage: loadPageBy(load) } }), {
    input: { query: {}, limit: 12 },
    until: (list) => list.matches('failed'),
  });
}

type Load = (calls: never) => Promise<unknown>;

/** The error boundary of a page whose loader fails. */
async function pageBy({ reach }: Server, load: Load, params: object, InPlace: ComponentType) {
  const context = { reachApi: reach, publicUrl: 'http://lyceum.test', language: 'en' } as PageRequest;
  const request = new Request('http://lyceum.test/');
  const thrown = await thrownBy(load({ context, params, request } as never));
  return { shown: wordsOf(shownWhenFailed(InPlace, thrown)) };
}

export const ofCatalog: readonly Row[] = [
  {
    situation: 'Domains',
    tags: ['8.8'],
    call: 'GET /domains',
    text: 'Error: Failed to fetch domains',
    async fail({ api }) {
      const list = await listBy<Domain>('listDomains', () => api.call('listDomains'));
      const props = { send: nothing, sendToMessage: nothing, onClearQuery: nothing, onToggle: nothing };
      const screen = <LandingScreen {...props} list={list} message={message} query="" expanded={new Set()} />;
      return { shown: wordsOf(shown(screen)) };
    },
  },
  {
    situation: 'Domain detail',
    tags: ['8.9'],
    call: 'GET /domains/technology',
    text: 'Error: Failed to fetch domain details',
    fail: (server) => pageBy(server, loadDomain, { domainId: 'technology' }, DomainNotFound),
  },
  {
    situation: 'Domain categories',
    tags: ['8.10'],
    call: 'GET /domains/technology/categories',
    text: 'Error: Failed to fetch domain categories',
    async fail({ api }) {
      const list = await listBy<Category>('listDomainCategories', () =>
        api.call('listDomainCategories', { path: { id: 'technology' } }),
      );
      const screen = (
        <DomainScreen domain={domain} list={list} send={nothing} sortBy="name" onSort={nothing} />
      );
      return { shown: wordsOf(shown(screen)) };
    },
  },
  {
    situation: 'Category detail',
    tags: ['8.11'],
    call: `GET /categories/${id}`,
    text: 'Error: Failed to fetch category details',
    fail: (server) => pageBy(server, loadCategory, { categoryId: id }, CategoryNotFound),
  },
  {
    situation: 'Category courses',
    tags: ['8.12'],
    call: `GET /categories/${id}/courses`,
    text: 'Error: Failed to fetch courses',
    async fail({ api }) {
      const list = await listBy<Course>('listCategoryCourses', () =>
        api.call('listCategoryCourses', { path: { id } }),
      );
      const props = { category: webDevelopment, send: nothing, onSort: nothing };
      return { shown: wordsOf(shown(<CategoryScreen {...props} list={list} sortBy="name" />)) };
    },
  },
  {
    situation: 'Course detail',
    tags: ['8.13'],
    call: `GET /courses/${course.id}`,
    text: 'Error: Failed to fetch course details',
    fail: (server) => pageBy(server, loadCourse, { courseId: course.id }, CourseNotFound),
  },
  {
    situation: 'Enroll',
    tags: ['4.21', '8.14'],
    call: `POST /courses/${course.id}/enroll`,
    text: 'Failed to enroll in course',
    async fail({ api }) {
      const enrollment = await run(enrollmentMachine.provide({ actors: enrollmentActors(api) }), {
        input: { courseId: course.id, userId: 'u1', enrolled: false },
        events: [{ type: 'enrollment.requested' }],
        until: (snapshot) => snapshot.matches('refused'),
      });
      const props = { course, send: nothing, learner: null };
      const screen = <CourseScreen {...props} enrollment={enrollment} />;
      return { shown: wordsOf(shown(screen, { user: learner })) };
    },
  },
];
