import { expect, test } from 'vitest';
import errors from '../../i18n/locales/en/errors.json' with { type: 'json' };
import { emptyReviewDraft, reviewDraftSchema, reviewSchema, reviewTextMaximum } from './review.ts';

const problem = (value: unknown) => reviewSchema.safeParse(value).error?.issues.map(({ message }) => message);

test('a review has one to five stars and an optional text', { tags: ['2.320'] }, () => {
  expect(reviewSchema.parse({ stars: 4, text: ' Good. ' })).toEqual({ stars: 4, text: 'Good.' });
  expect(problem({ stars: 5, text: '' })).toBeUndefined();
  for (const stars of [0, 6, 1.5, Number.NaN, null, '5'])
    expect(problem({ stars, text: '' })).toEqual(['starsRequired']);
  expect(problem({ stars: 5, text: 'x'.repeat(reviewTextMaximum + 1) })).toEqual(['tooLong']);
  expect(errors.validation).toMatchObject({ starsRequired: expect.any(String), tooLong: expect.any(String) });
});

test('a draft may be incomplete', { tags: ['2.324'] }, () => {
  expect(reviewDraftSchema.parse(emptyReviewDraft)).toEqual(emptyReviewDraft);
  expect(reviewDraftSchema.parse({ stars: 'x', text: 'Goo' })).toEqual({ stars: null, text: 'Goo' });
  expect(reviewDraftSchema.safeParse({ stars: 5 }).success).toBe(false);
});
