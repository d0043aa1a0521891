import type { ApiClient, Review } from '@lyceum/api-client';
import type { ReplyForm } from '@lyceum/rules/review';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { clearDraft, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { clearError, showError } from '../call-error.ts';
import { storedDraft } from '../form/stored-draft.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface ReviewReplyInput {
  reviewId: string;
  userId: string;
  reply: Review['reply'];
  /** The stored draft; null without one. */
  draft: ReplyForm | null;
}

export interface ReviewReplyContext extends ReviewReplyInput {
  /** Why the last call failed. */
  message: string | null;
}

/** The key of the stored draft of a reply. */
export const replyDraftKey = (reviewId: string, userId: string): DraftKey => ({
  name: `reply:${reviewId}`,
  owner: userId,
});

const storage = storedDraft<ReviewReplyContext, ReplyForm>(({ reviewId, userId }) =>
  replyDraftKey(reviewId, userId),
);
const dropDraft = [storage.clear, 'forgetDraft'] as const;

export const reviewReplyActors = (api: ApiClient) => ({
  // Without the signal: the reply is saved or withdrawn even if the user leaves the page.
  save: fromPromise<Review, { reviewId: string; values: ReplyForm }>(({ input }) =>
    api.call('replyToReview', { path: { id: input.reviewId }, body: input.values }),
  ),
  withdraw: fromPromise<void, { reviewId: string }>(async ({ input }) => {
    await api.call('withdrawReply', { path: { id: input.reviewId } });
  }),
});

/** The instructor of a course replies to a review [2.326]. What is typed survives a failed call. */
export const reviewReplyMachine = setup({
  types: {
    input: {} as ReviewReplyInput,
    context: {} as ReviewReplyContext,
    events: {} as
      | { type: 'writing.requested' }
      | { type: 'writing.canceled' }
      | { type: 'form.edited'; draft: ReplyForm }
      | { type: 'form.submitted'; values: ReplyForm }
      | { type: 'withdrawal.requested' },
  },
  actors: unimplementedActors<typeof reviewReplyActors>('reviewReplyMachine', ['save', 'withdraw']),
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    isReplied: ({ context }) => context.reply !== null,
  },
  actions: {
    setReply: assign({ reply: (_, { reply }: { reply: Review['reply'] }) => reply }),
    setDraft: assign({ draft: (_, { draft }: { draft: ReplyForm }) => draft }),
    forgetDraft: assign({ draft: null }),
    storeDraft,
    clearDraft,
  },
}).createMachine({
  id: 'reviewReply',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasDraft', target: 'writing' }, { target: 'shown' }] },
    shown: {
      initial: 'ready',
      on: {
        'writing.requested': 'writing',
        'withdrawal.requested': { guard: 'isReplied', target: 'withdrawing' },
      },
      states: { ready: {}, rejected: { exit: clearError } },
    },
    writing: {
      initial: 'editing',
      on: {
        'form.edited': storage.edit,
        'form.submitted': 'saving',
        'writing.canceled': { target: 'shown', actions: dropDraft },
      },
      // The error remains visible while the user edits.
      states: { editing: {}, rejected: { exit: clearError } },
    },
    saving: {
      on: { 'form.edited': storage.edit },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { reviewId }, event }) => {
          assertEvent(event, 'form.submitted');
          return { reviewId, values: event.values };
        },
        onDone: {
          target: 'shown',
          actions: [
            { type: 'setReply', params: ({ event }) => ({ reply: event.output.reply }) },
            ...dropDraft,
          ],
        },
        onError: { target: 'writing.rejected', actions: showError('replyToReview') },
      },
    },
    withdrawing: {
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { reviewId } }) => ({ reviewId }),
        onDone: { target: 'shown', actions: { type: 'setReply', params: { reply: null } } },
        onError: { target: 'shown.rejected', actions: showError('withdrawReply') },
      },
    },
  },
});
