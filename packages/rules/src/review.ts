import * as z from 'zod/mini';

// Not in `drafts.ts`: the pages that load it have no reviews.

/** The stored draft of a review: whatever the user has entered. */
export const reviewDraftSchema = z.object({ stars: z.catch(z.nullable(z.number()), null), text: z.string() });

export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The draft of a review in which nothing is entered. */
export const emptyReviewDraft: ReviewDraft = { stars: null, text: '' };
