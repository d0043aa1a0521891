import { type ApiClient, messageFor, type ReportedReview } from '@lyceum/api-client';
import { emptyReportDraft, type ReportDraft, type ReportForm } from '@lyceum/rules/review';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { reportFailure, requestSignIn } from '../app/app.actions.ts';
import type { AuthReply } from '../auth/auth.types.ts';
import { clearError, showError } from '../call-error.ts';
import type { SessionChanged } from '../session/session.types.ts';
import { isSignInNeeded, onSessionChange, onSignOut, setUser, signInGuards } from '../session/sign-in.ts';
import { watchSession } from '../session/watch-session.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface ReviewReportInput {
  courseId: string;
  /** The id of the signed-in user; null for a guest. */
  userId: string | null;
}

export interface ReviewReportContext extends ReviewReportInput {
  /** What the user reports now, or reported last. */
  target: ReportedReview | null;
  /** What the user has entered, valid or not. */
  draft: ReportDraft;
  /** What the user has reported. */
  reported: readonly ReportedReview[];
  /** Why the last report failed. */
  message: string | null;
}

type ReviewReportEvent =
  | { type: 'report.requested'; target: ReportedReview }
  | { type: 'report.canceled' }
  | { type: 'form.edited'; draft: ReportDraft }
  | { type: 'form.submitted'; values: ReportForm }
  | SessionChanged
  | AuthReply;

const setTarget = {
  type: 'setTarget',
  params: ({ event }: { event: { target: ReportedReview } }) => event,
} as const;

const edit = {
  actions: { type: 'setDraft', params: ({ event }: { event: { draft: ReportDraft } }) => event },
} as const;

/** Whether both are the same review, or the same reply. */
export const isSameText = (one: ReportedReview, other: ReportedReview | null): boolean =>
  one.review === other?.review && one.subject === other.subject;

export const reviewReportActors = (api: ApiClient) => ({
  loadReported: fromPromise<readonly ReportedReview[], { courseId: string }>(
    async ({ input, signal }) =>
      (await api.call('listReportedReviews', { path: { id: input.courseId }, signal })).results,
  ),
  // Without the signal: the report is sent even if the user leaves the page.
  report: fromPromise<void, { target: ReportedReview | null; values: ReportForm }>(
    async ({ input: { target, values } }) => {
      if (!target) return;
      const body = { subject: target.subject, reason: values.reason, details: values.text };
      await api.call('reportReview', { path: { id: target.review }, body });
    },
  ),
});

/**
 * Reports a review or a reply to the staff [2.327]. A guest signs in first and then continues. What is typed survives a
 * failed call, and a sign-in in between.
 */
export const reviewReportMachine = setup({
  types: {
    input: {} as ReviewReportInput,
    context: {} as ReviewReportContext,
    events: {} as ReviewReportEvent,
  },
  actors: {
    ...unimplementedActors<typeof reviewReportActors>('reviewReportMachine', ['loadReported', 'report']),
    watchSession,
  },
  guards: {
    ...signInGuards,
    isSignInNeeded,
    isReported: ({ context }, { target }: { target: ReportedReview }) =>
      context.reported.some((one) => isSameText(one, target)),
  },
  actions: {
    setUser: assign({ userId: (_, { userId }: { userId: string | null }) => userId }),
    clearUser: assign({ userId: null }),
    setTarget: assign((_, { target }: { target: ReportedReview }) => ({ target, draft: emptyReportDraft })),
    setDraft: assign({ draft: (_, { draft }: { draft: ReportDraft }) => draft }),
    setReported: assign({
      reported: ({ context }, { reported }: { reported: readonly ReportedReview[] }) => [
        ...reported,
        ...context.reported.filter((one) => !reported.some((other) => isSameText(one, other))),
      ],
    }),
    addReported: assign({
      reported: ({ context: { reported, target } }) => (target ? [...reported, target] : reported),
      draft: emptyReportDraft,
    }),
    forgetReports: assign({ reported: [], draft: emptyReportDraft, message: null }),
    requestSignIn,
    reportFailure,
  },
}).createMachine({
  id: 'reviewReport',
  type: 'parallel',
  context: ({ input }) => ({ ...input, target: null, draft: emptyReportDraft, reported: [], message: null }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  states: {
    /** What the user has reported before. Without it, a second report changes nothing on the server. */
    known: {
      initial: 'deciding',
      on: {
        'session.changed': {
          guard: ({ context, event }) => event.userId !== context.userId,
          target: '.deciding',
        },
        'signIn.completed': '.deciding',
      },
      states: {
        deciding: { always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'guest' }] },
        guest: {},
        loading: {
          invoke: {
            id: 'loadReported',
            src: 'loadReported',
            input: ({ context: { courseId } }) => ({ courseId }),
            onDone: {
              target: 'loaded',
              actions: { type: 'setReported', params: ({ event }) => ({ reported: event.output }) },
            },
            onError: {
              target: 'loaded',
              actions: {
                type: 'reportFailure',
                params: ({ event }) => ({
                  level: 'error',
                  message: messageFor('listReportedReviews', null),
                  detail: event.error,
                }),
              },
            },
          },
        },
        loaded: {},
      },
    },
    form: {
      initial: 'closed',
      on: {
        'session.changed': onSessionChange({ target: '.closed', actions: [setUser, 'forgetReports'] }),
      },
      states: {
        closed: {
          on: {
            'report.requested': [
              { guard: { type: 'isReported', params: ({ event }) => event } },
              { guard: 'isSignedIn', target: 'writing', actions: setTarget },
              { target: 'askingToSignIn', actions: setTarget },
            ],
          },
        },
        askingToSignIn: {
          entry: { type: 'requestSignIn', params: {} },
          on: {
            'signIn.completed': { target: 'writing', actions: setUser },
            'signIn.canceled': 'closed',
          },
        },
        writing: {
          initial: 'editing',
          on: {
            'form.edited': edit,
            'form.submitted': 'sending',
            'report.canceled': 'closed',
          },
          // The error remains visible while the user edits.
          states: { editing: {}, rejected: { exit: clearError } },
        },
        sending: {
          on: {
            'form.edited': edit,
            'session.changed': onSignOut,
          },
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context: { target }, event }) => {
              assertEvent(event, 'form.submitted');
              return { target, values: event.values };
            },
            onDone: { target: 'sent', actions: 'addReported' },
            onError: [
              {
                guard: { type: 'isSignInNeeded', params: ({ event }) => ({ error: event.error }) },
                target: 'askingToSignIn',
                actions: 'clearUser',
              },
              { target: 'writing.rejected', actions: showError('reportReview') },
            ],
          },
        },
        /** The user is thanked. */
        sent: { on: { 'report.canceled': 'closed' } },
      },
    },
  },
});
