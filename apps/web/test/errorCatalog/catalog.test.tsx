import type { Category, Course, Domain, OperationId, Page } from '@lyceum/api-client';
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
import { shownWhenFailed, translate, wordsOf } from '../support/renderScreen.tsx';
import { nothing, run, type Server, testError, textsOf, thrownBy } from './testError.tsx';

const [domain] = domains as [Domain];
const { id } = webDevelopment;
const message = getInitialSnapshot(rotatingMessageMachine, { count: 7 });

/** The text in place of a list or a page that fails to load. */
const inPlace = (operation: OperationId) =>
  translate('common:states.error', { message: translate(`errors:operations.${operation}`) });

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
  return wordsOf(shownWhenFailed(InPlace, thrown));
}

testError('listDomains', { tags: ['8.8'], text: inPlace('listDomains') }, async ({ api }) => {
  const list = await listBy<Domain>('listDomains', () => api.call('listDomains'));
  const props = { send: nothing, sendToMessage: nothing, onClearQuery: nothing, onToggle: nothing };
  const screen = <LandingScreen {...props} list={list} message={message} query="" expanded={new Set()} />;
  return textsOf(screen);
});

testError('getDomain', { tags: ['8.9'], text: inPlace('getDomain') }, (server) =>
  pageBy(server, loadDomain, { domainId: 'technology' }, DomainNotFound),
);

testError(
  'listDomainCategories',
  { tags: ['8.10'], text: inPlace('listDomainCategories') },
  async ({ api }) => {
    const list = await listBy<Category>('listDomainCategories', () =>
      api.call('listDomainCategories', { path: { id: 'technology' } }),
    );
    const screen = <DomainScreen domain={domain} list={list} send={nothing} sortBy="name" onSort={nothing} />;
    return textsOf(screen);
  },
);

testError('getCategory', { tags: ['8.11'], text: inPlace('getCategory') }, (server) =>
  pageBy(server, loadCategory, { categoryId: id }, CategoryNotFound),
);

testError(
  'listCategoryCourses',
  { tags: ['8.12'], text: inPlace('listCategoryCourses') },
  async ({ api }) => {
    const list = await listBy<Course>('listCategoryCourses', () =>
      api.call('listCategoryCourses', { path: { id } }),
    );
    const props = { category: webDevelopment, send: nothing, onSort: nothing };
    return textsOf(<CategoryScreen {...props} list={list} sortBy="name" />);
  },
);

testError('getCourse', { tags: ['8.13'], text: inPlace('getCourse') }, (server) =>
  pageBy(server, loadCourse, { courseId: course.id }, CourseNotFound),
);

testError('enrollInCourse', { tags: ['4.21', '8.14'] }, async ({ api }) => {
  const enrollment = await run(enrollmentMachine.provide({ actors: enrollmentActors(api) }), {
    input: { courseId: course.id, userId: 'u1', enrolled: false },
    events: [{ type: 'enrollment.requested' }],
    until: (snapshot) => snapshot.matches('refused'),
  });
  const props = { course, send: nothing, progress: null, onToggleSession: nothing };
  const screen = <CourseScreen {...props} enrollment={enrollment} />;
  return textsOf(screen, { user: learner });
});
