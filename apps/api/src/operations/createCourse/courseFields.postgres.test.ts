import type { components } from '@lyceum/api-client/schema';
import { courseFields } from '@lyceum/rules/course';
import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../../platform/contract/document.ts';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

type Course = components['schemas']['Course'];

// A failing test names the file that lacks the field. CONTRIBUTING.md lists all of them (Adding a field to a course).

const api = testApi();
let example: Record<string, unknown>;
let created: Course;
let copy: Course;
let onPage: Course;
let inList: Course | undefined;

beforeAll(async () => {
  const { operations } = await readContract();
  const { token } = await addCatalogFixture(api());
  const operation = operations.find(({ id }) => id === 'createCourse');
  example = { ...(operation?.body?.example as object), category: 'crafts' };
  created = await api().expect(201, 'createCourse', { token, body: example });
  const params = { id: created.id };
  copy = await api().expect(201, 'duplicateCourse', { params, token });
  await api().expect(200, 'publishCourse', { params, token });
  onPage = await api().expect(200, 'getCourse', { params });
  const list = await api().expect(200, 'listCategoryCourses', { params: { id: 'crafts' } });
  inList = list.results.find(({ id }) => id === created.id);
});

/** The field of the form, from those of the contract. */
function fieldOf(course: Course | undefined, field: string): unknown {
  if (field === 'category') return course?.category.id;
  if (field === 'learnersRequired') return course?.learners.required;
  return course?.[field as keyof Course];
}

// The example has a number of sessions, not a list.
const fields = Object.entries(courseFields).filter(([field]) => field !== 'sessionList');

test.each(fields)('%s can be written', (field) => {
  expect(example, 'openapi/courses.yaml: courseFields, and the example of createCourse').toHaveProperty(
    field,
  );
});

test.each(fields)('%s can be read where it is visible', (field, { visibility }) => {
  const places = 'openapi/courses.yaml: Course; apps/api/src/catalog/courses.ts: toCourse';
  expect(fieldOf(created, field), places).toEqual(example[field]);
  expect(fieldOf(onPage, field), places).toEqual(example[field]);
  const isInLists = visibility === 'lists';
  expect(fieldOf(inList, field), places).toEqual(isInLists ? example[field] : undefined);
});

test.each(fields.filter(([field]) => field !== 'name' && field !== 'scheduledTime'))(
  '%s is copied',
  (field) => {
    expect(fieldOf(copy, field), 'apps/api/src/catalog/courses.ts: contentColumns').toEqual(example[field]);
  },
);
