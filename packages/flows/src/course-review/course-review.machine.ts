import type { ApiClient, MyReview } from '@lyceum/api-client';
import { emptyReviewDraft, type ReviewDraft, type ReviewForm } from '@lyceum/rules/review';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { clearDraft, reloadPage, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { clearError, showError } from '../call-error.ts';
import { storedDraft } from '../form/stored-draft.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface CourseReviewInput {
  courseId: string;
  userId: string;
  /** The stored draft. @default nothing */
  storedDraft?: ReviewDraft | null;
}

export interface CourseReviewContext {
  courseId: string;
  userId: string;
  /** The values of the form, valid or not; null if nothing was entered. */
  draft: ReviewDraft | null;
  /** What the server last returned; null before. */
  saved: MyReview | null;
  /** Why the last call failed. */
  message: string | null;
}

type CourseReviewEvent =
  | { type: 'retry.requested' }
  /** 'Write a review' or 'Edit'. */
  | { type: 'writing.requested' }
  | { type: 'writing.canceled' }
  | { type: 'form.edited'; draft: ReviewDraft }
  | { type: 'form.submitted'; values: ReviewForm }
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.canceled' }
  | { type: 'withdrawal.confirmed' };

/** The key of the stored draft of a review. */
export const reviewDraftKey = (courseId: string, userId: string): DraftKey => ({
  name: `review:${courseId}`,
  owner: userId,
});

/** The initial values of the form: what was typed, the saved review, or nothing. */
export function reviewToEdit({ draft, saved }: CourseReviewContext): ReviewDraft {
  if (draft) return draft;
  return saved?.review ? { stars: saved.review.stars, text: saved.review.text } : emptyReviewDraft;
}

const storage = storedDraft<CourseReviewContext, ReviewDraft>(({ courseId, userId }) =>
  reviewDraftKey(courseId, userId),
);
const dropDraft = [storage.clear, 'forgetDraft'] as const;

export const courseReviewActors = (api: ApiClient) => ({
  load: fromPromise<MyReview, { courseId: string }>(({ input, signal }) =>
    api.call('getMyReview', { path: { id: input.courseId }, signal }),
  ),
  // Without the signal: the review is saved or withdrawn even if the user leaves the page.
  save: fromPromise<MyReview, { courseId: string; values: ReviewForm }>(({ input }) =>
    api.call('writeReview', { path: { id: input.courseId }, body: input.values }),
  ),
  withdraw: fromPromise<void, { courseId: string }>(async ({ input }) => {
    await api.call('withdrawReview', { path: { id: input.courseId } });
  }),
});

/** A learner writes, changes and withdraws the review of a course [2.320]. What is typed survives a failed call. */
export const courseReviewMachine = setup({
  types: {
    input: {} as CourseReviewInput,
    context: {} as CourseReviewContext,
    events: {} as CourseReviewEvent,
  },
  actors: unimplementedActors<typeof courseReviewActors>('courseReviewMachine', ['load', 'save', 'withdraw']),
  guards: {
    isRefused: ({ context }) => context.saved?.eligibility !== 'allowed',
    isHidden: ({ context }) => context.saved?.isHidden === true,
    hasDraft: ({ context }) => context.draft !== null,
    isWritten: ({ context }) => context.saved?.review != null,
  },
  actions: {
    setSaved: assign({ saved: (_, { saved }: { saved: MyReview }) => saved }),
    forgetReview: assign({
      saved: { eligibility: 'allowed' as const, isHidden: false, hiding: null, review: null },
    }),
    setDraft: assign({ draft: (_, { draft }: { draft: ReviewDraft }) => draft }),
    forgetDraft: assign({ draft: null }),
    storeDraft,
    clearDraft,
    reloadPage,
  },
}).createMachine({
  id: 'courseReview',
  context: ({ input: { courseId, userId, storedDraft = null } }) => ({
    courseId,
    userId,
    draft: storedDraft,
    saved: null,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: { target: 'failed', actions: showError('getMyReview') },
      },
    },
    deciding: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isHidden', target: 'hidden' },
        { guard: 'hasDraft', target: 'writing' },
        { guard: 'isWritten', target: 'written' },
        { target: 'offered' },
      ],
    },
    failed: { exit: clearError, on: { 'retry.requested': 'loading' } },
    /** The user may not review the course, or not yet. */
    refused: { type: 'final' },
    /** Staff has hidden the review. */
    hidden: { type: 'final' },
    offered: { on: { 'writing.requested': 'writing' } },
    writing: {
      initial: 'editing',
      on: {
        'form.edited': storage.edit,
        'form.submitted': 'saving',
        'writing.canceled': [
          { guard: 'isWritten', target: 'written', actions: dropDraft },
          { target: 'offered', actions: dropDraft },
        ],
      },
      states: {
        editing: {},
        // The error remains visible while the user edits.
        rejected: { exit: clearError },
      },
    },
    saving: {
      on: { 'form.edited': storage.edit },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { courseId }, event }) => {
          assertEvent(event, 'form.submitted');
          return { courseId, values: event.values };
        },
        onDone: {
          target: 'written',
          actions: [
            { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
            ...dropDraft,
            'reloadPage',
          ],
        },
        onError: { target: 'writing.rejected', actions: showError('writeReview') },
      },
    },
    written: {
      initial: 'shown',
      on: { 'writing.requested': 'writing' },
      states: {
        shown: { on: { 'withdrawal.requested': 'confirming' } },
        confirming: {
          on: { 'withdrawal.confirmed': '#courseReview.withdrawing', 'withdrawal.canceled': 'shown' },
        },
        rejected: { exit: clearError, on: { 'withdrawal.requested': 'confirming' } },
      },
    },
    withdrawing: {
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { courseId } }) => ({ courseId }),
        // The page is loaded anew: the user may have left the course, and could not write another review.
        onDone: { target: 'loading', actions: ['forgetReview', 'reloadPage'] },
        onError: { target: 'written.rejected', actions: showError('withdrawReview') },
      },
    },
  },
});
