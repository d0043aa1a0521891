import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import errors from '../../i18n/locales/en/errors.json' with { type: 'json' };
import { sampleCourse } from '../test/sampleCourse.ts';
import { courseSchema } from './course/index.ts';
import { fullNameMaximum } from './names.ts';
import * as schemas from './schemas.ts';
import { passwordMaximum, passwordMinimum } from './validation.ts';

/** Messages by field path, in order. */
function problems(schema: z.ZodMiniType, form: unknown): Record<string, string[]> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  const messages: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
}

const account = { name: 'Amal Haddad', email: 'amal@example.com', password: 'secret1' };
const instructor = { expertise: ['seo'], qualifications: 'MSc', bio: 'Ten years of practice' };
const lesson = {
  id: 's1',
  title: { en: 'Flour' },
  startsAt: null as string | null,
  durationMinutes: null as number | null,
  timeZone: '',
  meetingUrl: '',
  materials: [] as object[],
};
const course = { ...sampleCourse, sessionList: [lesson] };

test('each expert step has its message for missing values', { tags: ['5.4', '5.5'] }, () => {
  expect(problems(schemas.expertiseStepSchema, { expertise: [] })).toEqual({
    expertise: ['expertiseRequired'],
  });
  expect(problems(schemas.qualificationsStepSchema, { qualifications: '  ' })).toEqual({
    qualifications: ['qualificationsRequired'],
  });
  expect(problems(schemas.instructorSchema, { ...instructor, bio: '\n' })).toEqual({ bio: ['bioRequired'] });
  expect(problems(schemas.instructorSchema, instructor)).toEqual({});
});

test('an instructor profile requires only an expertise', { tags: ['5.5'] }, () => {
  expect(
    problems(schemas.instructorProfileSchema, { expertise: ['seo'], qualifications: '', bio: '' }),
  ).toEqual({});
  expect(problems(schemas.instructorProfileSchema, { ...instructor, expertise: [] })).toEqual({
    expertise: ['expertiseRequired'],
  });
});

test('rejects line breaks and hidden characters in the name of a course, in tags and areas', () => {
  const turned = 'Bread \u202e';
  expect(problems(courseSchema, { ...course, name: { ar: turned }, tags: [turned] })).toEqual({
    'name.ar': ['textInvalid'],
    'tags.0': ['textInvalid'],
  });
  expect(problems(schemas.expertiseStepSchema, { expertise: [turned] })).toEqual({
    'expertise.0': ['textInvalid'],
  });
});

test('a course requires a name and a description in some language, a price in cents and a lesson', {
  tags: ['10.21'],
}, () => {
  expect(problems(courseSchema, course)).toEqual({});
  expect(problems(courseSchema, { ...course, name: { ar: ' ' }, description: {} })).toEqual({
    name: ['courseNameRequired'],
    description: ['courseDescriptionRequired'],
  });
  for (const price of [-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 100_001, '12']) {
    expect(problems(courseSchema, { ...course, price }), `${price}`).toEqual({
      price: ['priceInvalid'],
    });
  }
  expect(problems(courseSchema, { ...course, sessionList: [] })).toEqual({
    sessionList: ['sessionsRequired'],
  });
  expect(problems(courseSchema, { ...course, promotionalImage: 'javascript:alert(1)' })).toEqual({
    promotionalImage: ['imageInvalid'],
  });
  expect(problems(courseSchema, { ...course, scheduledTime: 'soon' })).toEqual({
    scheduledTime: ['scheduledTimeInvalid'],
  });
});

test('a lesson may have a title, a time with its duration and zone, and https links', {
  tags: ['2.215', '10.161'],
}, () => {
  const startsAt = '2027-03-28T16:00:00Z';
  const timeZone = 'Europe/Paris';
  const url = 'https://files.example.org/1';
  const link = { id: 'm1', title: ' Slides ', url };
  const parsed = (fields: object) =>
    courseSchema.parse({ ...course, sessionList: [{ ...lesson, ...fields }] }).sessionList[0];
  expect(parsed({ title: { en: ' ', fr: '' }, durationMinutes: 90, meetingUrl: ' ' })).toEqual({
    ...{ id: 's1', title: null, schedule: null, meetingUrl: null, materials: [] },
  });
  expect(
    parsed({ startsAt, durationMinutes: 90, timeZone, meetingUrl: ` ${url} `, materials: [link] }),
  ).toEqual({
    id: 's1',
    title: { en: 'Flour' },
    schedule: { startsAt, durationMinutes: 90, timeZone },
    meetingUrl: url,
    materials: [{ ...link, title: 'Slides' }],
  });
  const wrong = (fields: object) => {
    const messages = problems(courseSchema, { ...course, sessionList: [{ ...lesson, ...fields }] });
    return Object.entries(messages).map(([path, keys]) => `${path.replace('sessionList.0.', '')}: ${keys}`);
  };
  expect(wrong({ startsAt })).toEqual(['durationMinutes: durationInvalid', 'timeZone: timeZoneUnknown']);
  for (const durationMinutes of [4, 1441, 7.5, Number.NaN])
    expect(wrong({ durationMinutes })).toEqual(['durationMinutes: durationInvalid']);
  for (const zone of ['', 'Europe/Atlantis', '+02:00', 'Europe/Paris\n'])
    expect(wrong({ startsAt, durationMinutes: 90, timeZone: zone })).toEqual(['timeZone: timeZoneUnknown']);
  for (const meetingUrl of [
    'http://a.org',
    'javascript:alert(1)',
    'https://u@a.org',
    'https://',
    'https://a.org/\u202e',
  ])
    expect(wrong({ meetingUrl })).toEqual(['meetingUrl: linkInvalid']);
  expect(wrong({ materials: [{ id: 'm1', title: ' ', url: '/slides' }] })).toEqual([
    'materials.0.title: materialTitleRequired',
    'materials.0.url: linkInvalid',
  ]);
  expect(wrong({ materials: Array.from({ length: 21 }, () => link) })).toEqual(['materials: tooMany']);
  expect(wrong({ title: { ar: 'خبز\u202e' } })).toEqual(['title.ar: textInvalid']);
});

test('omits blank languages of a course', () => {
  const { name } = courseSchema.parse({
    ...course,
    name: { en: ' Bread at home ', ar: ' ', fr: '' },
  });
  expect(name).toEqual({ en: 'Bread at home' });
});

test('accepts every price with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(problems(courseSchema, { ...course, price: cents / 100 })).toEqual({});
    }),
  );
});

test('an empty form has only messages of the locale files', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    const messages = Object.values(problems(schema, {})).flat();
    expect(messages, name).not.toEqual([]);
    for (const message of messages) expect(Object.keys(errors.validation), name).toContain(message);
  }
});

test('a missing field has the message of an empty one', () => {
  const missing = (schema: z.ZodMiniType) => problems(schema, {});
  expect(missing(schemas.registerPageSchema)).toEqual({
    name: ['nameRequired'],
    email: ['emailRequired'],
    password: ['passwordRequired'],
    confirmPassword: ['passwordsDoNotMatch'],
  });
  expect(missing(schemas.accountStepSchema)).toEqual({
    name: ['fillAllFields'],
    email: ['fillAllFields'],
    password: ['fillAllFields'],
    confirmPassword: ['fillAllFields'],
  });
  expect(missing(schemas.instructorSchema)).toEqual({
    expertise: ['expertiseRequired'],
    qualifications: ['qualificationsRequired'],
    bio: ['bioRequired'],
  });
  expect(missing(schemas.instructorProfileSchema)).toEqual(missing(schemas.instructorSchema));
  expect(missing(schemas.resetPasswordSchema)).toEqual({
    token: ['resetTokenMissing'],
    password: ['newPasswordRequired'],
    confirmPassword: ['passwordsDoNotMatch'],
  });
  expect(missing(courseSchema)).toMatchObject({
    category: ['categoryRequired'],
    price: ['priceInvalid'],
    learnersRequired: ['learnersInvalid'],
    seats: ['learnersInvalid'],
    scheduledTime: ['scheduledTimeInvalid'],
  });
});

test.each([
  [null, null, {}],
  [6, null, {}],
  [null, 1, {}],
  [6, 6, {}],
  [6, 100_000, {}],
  [7, 6, { seats: ['seatsTooFew'] }],
  [null, 0, { seats: ['learnersInvalid'] }],
  [null, 1.5, { seats: ['learnersInvalid'] }],
  [null, 100_001, { seats: ['learnersInvalid'] }],
])(
  'a course that needs %s learners and has %s seats',
  { tags: ['2.417'] },
  (learnersRequired, seats, expected) => {
    expect(problems(courseSchema, { ...course, learnersRequired, seats })).toEqual(expected);
  },
);

test('rejects texts and lists above their maximum length', () => {
  const long = 'x'.repeat(10_001);
  const many = Array.from({ length: 1001 }, () => 'x');
  expect(
    problems(schemas.accountStepSchema, { name: long, email: long, password: long, confirmPassword: long }),
  ).toEqual({
    name: ['fillAllFields'],
    email: ['fillAllFields'],
    password: ['fillAllFields'],
  });
  expect(problems(schemas.instructorSchema, { expertise: [long], qualifications: long, bio: long })).toEqual({
    'expertise.0': ['tooLong'],
    qualifications: ['tooLong'],
    bio: ['tooLong'],
  });
  expect(
    problems(schemas.instructorProfileSchema, { expertise: many, qualifications: long, bio: long }),
  ).toEqual({
    expertise: ['tooMany'],
    qualifications: ['tooLong'],
    bio: ['tooLong'],
  });
  const endless = {
    ...course,
    name: { en: long },
    description: { fr: long },
    price: 1e9,
    sessionList: [{ ...lesson, title: { en: long } }],
    learnersRequired: 1e9,
    seats: 1e9,
    tags: [long],
    promotionalImage: `/${long}`,
    scheduledTime: 'soon',
  };
  expect(problems(courseSchema, endless)).toEqual({
    'name.en': ['tooLong'],
    'description.fr': ['tooLong'],
    price: ['priceInvalid'],
    'sessionList.0.title.en': ['tooLong'],
    learnersRequired: ['learnersInvalid'],
    seats: ['learnersInvalid'],
    'tags.0': ['tooLong'],
    promotionalImage: ['tooLong'],
    scheduledTime: ['scheduledTimeInvalid'],
  });
  expect(problems(courseSchema, { ...course, tags: many })).toEqual({ tags: ['tooMany'] });
});

test.each([
  [
    'a login with a long password',
    schemas.loginSchema,
    { ...account, password: 'x'.repeat(129) },
    { password: ['passwordTooLong'] },
  ],
  [
    'a registration with a long name',
    schemas.registerSchema,
    { ...account, name: 'x'.repeat(101) },
    { name: ['tooLong'] },
  ],
  [
    'a course without a category',
    courseSchema,
    { ...course, category: '' },
    { category: ['categoryRequired'] },
  ],
  ['a negative price', courseSchema, { ...course, price: -1 }, { price: ['priceInvalid'] }],
  ['a price above the maximum', courseSchema, { ...course, price: 100_001 }, { price: ['priceInvalid'] }],
  ['a price with three decimals', courseSchema, { ...course, price: 1.999 }, { price: ['priceInvalid'] }],
  [
    'a date without a time',
    courseSchema,
    { ...course, scheduledTime: '2027-01-12' },
    { scheduledTime: ['scheduledTimeInvalid'] },
  ],
  ['a date with an offset', courseSchema, { ...course, scheduledTime: '2027-01-12T17:00:00+03:00' }, {}],
])('the messages of %s', (_, schema, form, expected) => {
  expect(problems(schema, form)).toEqual(expected);
});

test('counts lengths in Unicode characters, like the contract', { tags: ['2.497'] }, () => {
  const form = (name: string, password: string) =>
    schemas.registerSchema.safeParse({ name, email: 'nour@example.org', password }).success;
  expect(form('🌻'.repeat(fullNameMaximum), '🌻'.repeat(passwordMaximum))).toBe(true);
  expect(form('🌻'.repeat(fullNameMaximum + 1), 'a long sentence')).toBe(false);
  expect(form('Nour', '🌻'.repeat(passwordMinimum - 1))).toBe(false);
});

test('a password is the same in each Unicode form', { tags: ['2.492'] }, () => {
  const account = { name: 'Nour', email: 'nour@example.org', role: 'learner' };
  const typed = { ...account, password: 'été à Oran'.normalize('NFD'), confirmPassword: 'été à Oran' };
  expect(schemas.registerPageSchema.parse(typed).password).toBe('été à Oran'.normalize('NFC'));
});
