import * as z from 'zod/mini';
import { longest, say, text } from './fieldSchemas.ts';
import { reportReasons } from './reports.ts';

export const reviewTextMaximum = 5000;
export const reportTextMaximum = 1000;

/** A review of a course. The text is optional. */
export const reviewSchema = z.object({
  stars: z
    .number(say('starsRequired'))
    .check(
      z.int(say('starsRequired')),
      z.minimum(1, say('starsRequired')),
      z.maximum(5, say('starsRequired')),
    ),
  text: z.string(say('tooLong')).check(z.trim(), longest(reviewTextMaximum)),
});

/** The stored draft of a review: whatever the user has entered. */
export const reviewDraftSchema = z.object({ stars: z.catch(z.nullable(z.number()), null), text: z.string() });

export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The draft of a review in which nothing is entered. */
export const emptyReviewDraft: ReviewDraft = { stars: null, text: '' };

/** The reply of an instructor to a review. */
export const replySchema = z.object({
  text: text('replyRequired', reviewTextMaximum),
});

/** The stored draft of a reply. */
export const replyDraftSchema = z.object({ text: z.string() });

export type ReplyForm = z.infer<typeof replySchema>;
export type ReviewForm = z.infer<typeof reviewSchema>;

const reason = z.enum(reportReasons, say('reasonRequired'));
const explanation = () => z.string(say('tooLong')).check(z.trim(), longest(reportTextMaximum));

/** Why a review or a reply is reported. The text is optional. */
export const reportSchema = z.object({ reason, text: explanation() });

export type ReportForm = z.infer<typeof reportSchema>;

/** What the user has entered in a report. */
export interface ReportDraft {
  reason: ReportForm['reason'] | null;
  text: string;
}

/** The draft of a report in which nothing is entered. */
export const emptyReportDraft: ReportDraft = { reason: null, text: '' };
