import * as z from 'zod/mini';
import { limits } from './limits.ts';
import type { ValidationKey } from './validation.ts';

const say = (key: ValidationKey) => key;

// Not in `drafts.ts`: the pages that load it have no reviews.

/** The stored draft of a review: whatever the user has entered. */
export const reviewDraftSchema = z.object({ stars: z.catch(z.nullable(z.number()), null), text: z.string() });

export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The draft of a review in which nothing is entered. */
export const emptyReviewDraft: ReviewDraft = { stars: null, text: '' };

/** The reply of an instructor to a review. */
export const replySchema = z.object({
  text: z
    .string(say('replyRequired'))
    .check(
      z.trim(),
      z.minLength(1, say('replyRequired')),
      z.maxLength(limits.reviewTextMaximum, say('tooLong')),
    ),
});

/** The stored draft of a reply. */
export const replyDraftSchema = z.object({ text: z.string() });

export type ReplyForm = z.infer<typeof replySchema>;
