import { ApiProblem } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { ownCourseActors, ownCourseMachine } from './own-course.machine.ts';

const input = { courseId: 'knots', userId: 'salma' };
const courseOf = (id: string) => ({ id: 'knots', instructor: { id, name: 'Someone', picture: null } });
const notFound = new ApiProblem('getCourse', {
  status: 404,
  code: 'course_not_found',
  message: 'Course not found',
});

const events = [
  { type: 'retry.requested' },
  done('load', courseOf('salma')),
  done('load', courseOf('another')),
  failed('load', notFound),
  failed('load', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(ownCourseMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(ownCourseMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.course !== null).toBe(snapshot.matches('shown'));
      expect(context.message !== null).toBe(snapshot.matches('failed'));
    },
  }));

test.each<[string, Respond, string]>([
  ['an own course', () => json(200, courseOf('salma')), 'shown'],
  ['the course of another instructor', () => json(200, courseOf('another')), 'notFound'],
  ['no course', () => json(404, { code: 'course_not_found', message: 'Course not found' }), 'notFound'],
  ['an unavailable server', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'failed'],
])('%s', { tags: ['2.344'] }, async (_, respond, state) => {
  const { api } = createTestApi(respond);
  const machine = ownCourseMachine.provide({ actors: ownCourseActors(api) });
  const actor = createActor(machine, { input }).start();
  const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  expect(value).toBe(state);
});
