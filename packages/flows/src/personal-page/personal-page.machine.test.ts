import { expect, test } from 'vitest';
import { startInApp } from '../../test/app.ts';
import { unvisited } from '../../test/model-test.ts';
import { personalPageMachine } from './personal-page.machine.ts';

const events = [null, 'u1', 'u2'].map((userId) => ({ type: 'session.changed', userId }));

test('every transition', () => {
  expect(
    unvisited(personalPageMachine, {
      input: { loadedFor: null },
      events,
    }),
  ).toEqual([]);
});

test('reloads the page for each new user of the session', { tags: ['2.46'] }, () => {
  const { changeUser, events: emitted } = startInApp(personalPageMachine, {
    input: { loadedFor: 'u1' },
    user: { id: 'u1' },
  });
  expect(emitted).toEqual([]);
  changeUser({ id: 'u2' });
  changeUser({ id: 'u1' });
  changeUser(null);
  expect(emitted).toEqual([{ type: 'page.outdated' }, { type: 'page.outdated' }, { type: 'page.outdated' }]);
});

test('reloads the page once for the same user', { tags: ['2.46'] }, () => {
  const { actor, events: emitted } = startInApp(personalPageMachine, { input: { loadedFor: null } });
  actor.send({ type: 'session.changed', userId: 'u1' });
  actor.send({ type: 'session.changed', userId: 'u1' });
  expect(emitted).toEqual([{ type: 'page.outdated' }]);
});

test('reloads at once a page that was loaded for another user', { tags: ['2.46'] }, () => {
  const { events: emitted } = startInApp(personalPageMachine, {
    input: { loadedFor: null },
    user: { id: 'u1' },
  });
  expect(emitted).toEqual([{ type: 'page.outdated' }]);
});
