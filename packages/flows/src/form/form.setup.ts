import type { User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { assertEvent, assign, emit, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

export interface FormInput {
  /** The initial values: the stored draft or the profile. */
  draft: InstructorForm;
}

interface FormContext {
  /** The values of the form, valid or not. */
  draft: InstructorForm;
  /** Why the submission failed; null if nothing failed or if the screen shows its own text. */
  message: string | null;
  /** The user as the server last returned it. */
  saved: User | null;
}

type FormEvent =
  /** A field changed. */
  | { type: 'draft.changed'; draft: InstructorForm }
  /** The form was submitted with these valid values. */
  | { type: 'form.submitted'; values: InstructorForm };

type FormEmitted =
  /** Null deletes the stored draft. */
  | { type: 'draft.updated'; storedDraft: InstructorForm | null }
  | { type: 'profile.changed'; user: User }
  | { type: 'navigation.requested'; to: string };

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
      emitted: {} as FormEmitted,
    },
    actors: { submit: unimplementedActor<User, InstructorForm>(machine, 'submit') },
    actions: {
      setDraft: assign({ draft: (_, { draft }: { draft: InstructorForm }) => draft }),
      emitDraft: emit(({ context }) => ({ type: 'draft.updated' as const, storedDraft: context.draft })),
      emitNoDraft: emit({ type: 'draft.updated', storedDraft: null }),
      clearError: assign({ message: null }),
      setError: assign({ message: (_, { error }: { error: unknown }) => describeError(error) }),
      setSaved: assign({ saved: (_, { user }: { user: User }) => user }),
      emitProfileChanged: emit((_, { user }: { user: User }) => ({ type: 'profile.changed' as const, user })),
      navigate: emit((_, { to }: { to: string }) => ({ type: 'navigation.requested' as const, to })),
    },
  });

  const edits = {
    'draft.changed': {
      actions: [
        { type: 'setDraft', params: ({ event }: { event: { draft: InstructorForm } }) => event },
        'emitDraft',
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
          'emitNoDraft',
          { type: 'setSaved', params: ({ event }) => ({ user: event.output }) },
          { type: 'emitProfileChanged', params: ({ event }) => ({ user: event.output }) },
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
    context: ({ input: { draft } }: { input: FormInput }): FormContext => ({
      draft,
      message: null,
      saved: null,
    }),
    /** The state of a form that can be edited and submitted. */
    editable,
    states: { editing: editable, submitting, refused: editable },
  };
}
