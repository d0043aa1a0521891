import { expect, test } from 'vitest';
import { sampleCourse } from '../test/sampleCourse.ts';
import { courseDraftSchema, courseFields, emptyCourseDraft } from './course/index.ts';
import { emptyExpertDraft, emptyInstructorDraft, expertDraftSchema, storedDraftSchema } from './drafts.ts';

const draft = {
  ...sampleCourse,
  name: { fr: 'Vannerie\n' },
  description: { en: '' },
  category: '',
  price: 49.9,
  sessionList: [
    {
      ...{ id: 's1', title: { fr: 'Osier\n' }, startsAt: null, durationMinutes: null, timeZone: '' },
      meetingUrl: 'http:',
      materials: [{ id: 'm1', title: '', url: 'ftp:' }],
    },
  ],
  tags: ['Willow', ''],
  promotionalImage: 'ftp://pictures',
  scheduledTime: '2027-01-12T17:00:00Z',
};

test('stores a course draft, valid or not', () => {
  expect(courseDraftSchema.parse(draft)).toEqual(draft);
});

test('omits what is not a number or a date, and stores the rest', () => {
  const unread = { ...draft, price: Number.NaN, learnersRequired: Number.NaN, scheduledTime: 'unfinished' };
  expect(courseDraftSchema.parse(unread)).toEqual({ ...draft, price: null, scheduledTime: null });
});

test('reads a draft from before courses had seats', { tags: ['2.417'] }, () => {
  const { seats: _, ...older } = draft;
  expect(courseDraftSchema.parse(older)).toEqual(draft);
});

test('stores a date with an offset, too', () => {
  const scheduledTime = '2027-01-12T17:00:00+03:00';
  expect(courseDraftSchema.parse({ ...draft, scheduledTime })).toEqual({ ...draft, scheduledTime });
});

test('stores a sign-up without its passwords, with the current step', () => {
  const typed = { expertise: ['seo'], qualifications: 'MSc', bio: '', name: 'Amal', email: 'amal@' };
  const schema = storedDraftSchema(expertDraftSchema, ['expertise', 'account']);
  const whole = { draft: { ...typed, password: 'secret1' }, step: 'account' };
  expect(schema.parse(whole)).toEqual({ draft: typed, step: 'account' });
  expect(schema.safeParse({ ...whole, step: 'payment' }).success).toBe(false);
});

test('an empty draft has every field of its form', () => {
  expect(emptyInstructorDraft).toEqual({ expertise: [], qualifications: '', bio: '' });
  expect(emptyExpertDraft).toEqual({ ...emptyInstructorDraft, name: '', email: '' });
  expect(Object.keys(emptyCourseDraft)).toEqual(Object.keys(courseFields));
  expect(emptyCourseDraft).toStrictEqual({
    ...emptyCourseDraft,
    name: {},
    description: {},
    category: '',
    price: null,
    sessionList: [],
    handsOnPractice: false,
    learnersRequired: null,
    seats: null,
    tags: [],
    promotionalImage: null,
    scheduledTime: null,
  });
  expect(courseDraftSchema.parse(emptyCourseDraft)).toEqual(emptyCourseDraft);
});
