import { createI18n } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { emptyCourseDraft } from '@lyceum/rules/course';
import { expect, test } from 'vitest';
import { instructor } from '../../../fixtures/catalog.ts';
import { coursePreview } from './coursePreview.ts';

const i18n = createI18n({ language: 'en', resources: loadResources('en', ['catalog', 'common']) });
const t = i18n.getFixedT('en', ['catalog', 'common'] as const);

test.each([
  ['empty', null],
  ['not a number yet', Number.NaN],
])('the preview has a price and sessions while the fields are %s', { tags: ['2.213'] }, (_, value) => {
  const draft = { ...emptyCourseDraft, price: value, sessions: value };
  const edited = { course: null, draft, user: instructor, domains: [] };
  expect(coursePreview(edited, 'Your course', t, 'en', 'UTC')).toMatchObject({
    name: 'Your course',
    price: 0,
    texts: { lessons: '1 session' },
  });
});
