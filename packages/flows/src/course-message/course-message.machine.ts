import type { ApiClient, CourseMessage } from '@lyceum/api-client';
import { emptyMessageDraft, type MessageForm } from '@lyceum/rules/message';
import { assign, fromPromise, setup } from 'xstate';
import { clearDraft, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { clearError, showError } from '../call-error.ts';
import { storedDraft } from '../form/stored-draft.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface CourseMessageInput {
  courseId: string;
  userId: string;
  /** The stored draft; null without one. */
  draft: MessageForm | null;
}

export interface CourseMessageContext {
  courseId: string;
  userId: string;
  draft: MessageForm;
  /** What is to be sent; null before the form is submitted. */
  values: MessageForm | null;
  /** The id of this message: a repeated call sends nothing twice. */
  id: string | null;
  /** How many learners would get a message now. */
  recipients: number;
  /** The number of messages sent on this page. */
  sent: number;
  /** Why the last call failed. */
  message: string | null;
}

/** The key of the stored draft of a message. */
export const messageDraftKey = (courseId: string, userId: string): DraftKey => ({
  name: `message:${courseId}`,
  owner: userId,
});

/** A random UUID; `crypto.randomUUID` exists only on secure pages. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const storage = storedDraft<CourseMessageContext, MessageForm>(({ courseId, userId }) =>
  messageDraftKey(courseId, userId),
);

export const courseMessageActors = (api: ApiClient) => ({
  countRecipients: fromPromise<number, { courseId: string }>(async ({ input, signal }) => {
    const call = { path: { id: input.courseId }, query: { limit: 1 }, signal };
    return (await api.call('listCourseMessages', call)).recipients;
  }),
  // Without the signal: the message is sent even if the user leaves the page.
  send: fromPromise<CourseMessage, { courseId: string; id: string | null; values: MessageForm | null }>(
    ({ input: { courseId, id, values } }) => {
      if (!id || !values) throw new Error('A message was sent before the form was submitted.');
      return api.call('sendCourseMessage', { path: { id: courseId }, body: { id, ...values } });
    },
  ),
});

/** An instructor writes to all learners of a course, and confirms it [2.346]. What is typed survives a failed call. */
export const courseMessageMachine = setup({
  types: {
    input: {} as CourseMessageInput,
    context: {} as CourseMessageContext,
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'form.edited'; draft: MessageForm }
      | { type: 'form.submitted'; values: MessageForm }
      | { type: 'sending.canceled' }
      | { type: 'sending.confirmed' }
      /** 'Write another one' after a message was sent. */
      | { type: 'another.requested' },
  },
  actors: unimplementedActors<typeof courseMessageActors>('courseMessageMachine', [
    'countRecipients',
    'send',
  ]),
  guards: { isNobody: (_, { recipients }: { recipients: number }) => recipients === 0 },
  actions: {
    setRecipients: assign({ recipients: (_, { recipients }: { recipients: number }) => recipients }),
    setDraft: assign({ draft: (_, { draft }: { draft: MessageForm }) => draft }),
    setValues: assign({
      values: (_, { values }: { values: MessageForm }) => values,
      // Another text is another message.
      id: ({ context }, { values }) =>
        context.id !== null &&
        context.values?.subject === values.subject &&
        context.values.text === values.text
          ? context.id
          : newId(),
    }),
    setSent: assign({
      draft: emptyMessageDraft,
      values: null,
      id: null,
      sent: ({ context }) => context.sent + 1,
    }),
    storeDraft,
    clearDraft,
  },
}).createMachine({
  id: 'courseMessage',
  context: ({ input: { courseId, userId, draft } }) => ({
    courseId,
    userId,
    draft: draft ?? emptyMessageDraft,
    values: null,
    id: null,
    recipients: 0,
    sent: 0,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'countRecipients',
        src: 'countRecipients',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ recipients: event.output }) },
            target: 'nobody',
          },
          {
            target: 'writing',
            actions: { type: 'setRecipients', params: ({ event }) => ({ recipients: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: showError('listCourseMessages') },
      },
    },
    failed: { exit: clearError, on: { 'retry.requested': 'loading' } },
    /** No learner would get a message. */
    nobody: { on: { 'retry.requested': 'loading' } },
    writing: {
      initial: 'editing',
      on: {
        'form.edited': storage.edit,
        'form.submitted': {
          target: 'confirming',
          actions: { type: 'setValues', params: ({ event }) => event },
        },
      },
      // The error remains visible while the user edits.
      states: { editing: {}, rejected: { exit: clearError } },
    },
    confirming: { on: { 'sending.canceled': 'writing', 'sending.confirmed': 'sending' } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { courseId, id, values } }) => ({ courseId, id, values }),
        onDone: {
          target: 'sent',
          actions: [storage.clear, 'setSent'],
        },
        onError: { target: 'writing.rejected', actions: showError('sendCourseMessage') },
      },
    },
    sent: { on: { 'another.requested': 'loading' } },
  },
});
