import type { ExpertRegistration } from '@lyceum/rules/schemas';
import { Form } from '@lyceum/ui/patterns/forms';
import { AccountFields } from './ExpertFields.tsx';
import { type AccountFormProps, useAccountForm } from './useAccountForm.ts';

interface AccountStepProps extends AccountFormProps {
  /** The id of the form. */
  id: string;
  send: (
    event:
      | { type: 'account.typed'; account: AccountFormProps['draft']['account'] }
      | { type: 'registration.completed'; registration: ExpertRegistration },
  ) => void;
}

/** The form of the last step to an expert's account. */
export function AccountStep({ id, draft, send }: AccountStepProps) {
  const { form, problem } = useAccountForm({ draft, send });
  return (
    <Form
      id={id}
      form={form}
      onSubmit={(registration) => send({ type: 'registration.completed', registration })}
      gap="large"
    >
      <AccountFields register={form.register} problem={problem} />
    </Form>
  );
}
