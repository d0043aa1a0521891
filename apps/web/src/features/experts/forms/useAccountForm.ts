import type { ExpertForm } from '@lyceum/flows/expert-sign-up';
import { expertRegistrationSchema } from '@lyceum/rules/schemas';
import { useSchemaForm } from '@lyceum/ui/patterns/forms';
import { useDescribeProblem } from './useDescribeProblem.ts';

export interface AccountFormProps {
  /** The initial values: the draft. */
  draft: ExpertForm;
  send: (event: { type: 'account.typed'; account: ExpertForm['account'] }) => void;
}

/**
 * The form of an account by e-mail. The account completes the registration, so the whole registration is validated. Its
 * fields share one error message, so each edit clears all errors.
 */
export function useAccountForm({ draft: { profile, account }, send }: AccountFormProps) {
  return useSchemaForm(expertRegistrationSchema, {
    initial: { ...profile, ...account },
    describeProblem: useDescribeProblem(),
    onDraft: ({ name, email, password, confirmPassword }) =>
      send({ type: 'account.typed', account: { name, email, password, confirmPassword } }),
    errorsUntil: 'anyEdited',
  });
}
