import type { User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, setup } from 'xstate';
import { changeUser, clearDraft, navigate, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

export interface FormInput {
  /** The initial values: the stored draft or the profile. */
  draft: InstructorForm;
  draftKey: DraftKey;
}

/** `draft` contains the values of the form, valid or not. */
export interface FormContext extends FormInput {
  /** Why the submission failed; null if nothing failed or if the screen shows its own text. */
  message: string | null;
  /** The user as the server last returned it. */
  saved: User | null;
}

type FormEvent =
  /** A field changed. */
  | { type: 'form.edited'; draft: InstructorForm }
  /** The form was submitted with these valid values. */
  | { type: 'form.submitted'; values: InstructorForm };

interface FormOptions {
  /** The name of the machine, for error messages. */
  machine: string;
  /** Returns the message of a failed submission. */
  describeError: (error: unknown) => string | null;
}

/**
 * The setup of a form that is validated by its schema on the screen, stored as a draft while it is edited, and
 * submitted. A machine adds the state `submitted`.
 */
export function formSetup({ machine, describeError }: FormOptions) {
  const formBase = setup({
    types: {
      input: {} as FormInput,
      context: {} as FormContext,
      events: {} as FormEvent,
    },
    actors: { submit: unimplementedActor<User, InstructorForm>(machine, 'submit') },
    actions: {
      setDraft: assign({ draft: (_, { draft }: { draft: InstructorForm }) => draft }),
      clearError: assign({ message: null }),
      setError: assign({ message: (_, { error }: { error: unknown }) => describeError(error) }),
      setSaved: assign({ saved: (_, { user }: { user: User }) => user }),
      changeUser: changeUser(),
      storeDraft: storeDraft(),
      clearDraft: clearDraft(),
      navigate: navigate(),
    },
  });

  const edits = {
    'form.edited': {
      actions: [
        { type: 'setDraft', params: ({ event }: { event: { draft: InstructorForm } }) => event },
        {
          type: 'storeDraft',
          params: ({ context: { draftKey: key, draft } }: { context: FormContext }) => ({ key, draft }),
        },
      ],
    },
  } as const;
  const editable = formBase.createStateConfig({ on: { ...edits, 'form.submitted': 'submitting' } });
  const submitting = formBase.createStateConfig({
    entry: 'clearError',
    on: edits,
    invoke: {
      id: 'submit',
      src: 'submit',
      input: ({ event }) => {
        assertEvent(event, 'form.submitted');
        return event.values;
      },
      onDone: {
        target: 'submitted',
        actions: [
          { type: 'clearDraft', params: ({ context }) => ({ key: context.draftKey }) },
          { type: 'setSaved', params: ({ event }) => ({ user: event.output }) },
          { type: 'changeUser', params: ({ event }) => ({ user: event.output }) },
        ],
      },
      onError: {
        target: 'refused',
        actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
      },
    },
  });

  return {
    setup: formBase,
    context: ({ input }: { input: FormInput }): FormContext => ({
      ...input,
      message: null,
      saved: null,
    }),
    /** The state of a form that can be edited and submitted. */
    editable,
    states: { editing: editable, submitting, refused: editable },
  };
}
