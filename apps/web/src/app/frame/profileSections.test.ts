import { expect, test } from 'vitest';
import { sectionIn } from './profileSections.ts';

const sectionAt = (search: string, role: 'learner' | 'instructor') =>
  sectionIn(new URLSearchParams(search), { role });

test.each([
  ['', 'profile'],
  ['?section=password', 'password'],
  ['?section=account', 'account'],
  ['?section=nonsense', 'profile'],
  ['?section=payments', 'profile'],
])('%j shows a learner the section %s', { tags: ['2.101'] }, (search, section) => {
  expect(sectionAt(search, 'learner')).toBe(section);
});

test('payments are for instructors', { tags: ['2.101'] }, () => {
  expect(sectionAt('?section=payments', 'instructor')).toBe('payments');
});
