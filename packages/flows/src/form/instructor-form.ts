import type { User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import type { DraftKey } from '../app/app.types.ts';

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

/** The options of `createSubmitMachine` for a form with the profile of an instructor. */
export const instructorForm = {
  types: {} as {
    input: FormInput;
    context: FormContext;
    values: { values: InstructorForm };
    draft: InstructorForm;
    request: InstructorForm;
    response: User;
  },
  context: (input: FormInput): FormContext => ({ ...input, message: null, saved: null }),
  event: 'form.submitted',
  states: { editing: 'editing', submitting: 'submitting', submitted: 'submitted' },
  request: ({ values }: { values: InstructorForm }) => values,
  set: (saved: User) => ({ saved }),
  user: (saved: User) => saved,
  draft: { key: ({ draftKey }: FormContext) => draftKey, set: (draft: InstructorForm) => ({ draft }) },
} as const;
