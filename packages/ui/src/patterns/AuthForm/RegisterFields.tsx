import { zodResolver } from '@hookform/resolvers/zod';
import type { SignUpRole } from '@lyceum/rules';
import { type RegisterForm, registerSchema } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { AccountPassword, EmailField, NameField } from '../AccountFields/index.ts';
import { Form } from '../forms/Form.tsx';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import { RoleField } from '../forms/RoleField.tsx';
import type { AuthFormTexts, Draft } from './types.ts';

interface RegisterFieldsProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  texts: AuthFormTexts;
  describeProblem: DescribeProblem;
  busy: boolean;
  onSubmit: (values: RegisterForm) => void;
}

export function RegisterFields({
  draft,
  onDraft,
  texts,
  describeProblem,
  busy,
  onSubmit,
}: RegisterFieldsProps) {
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: draft,
    shouldFocusError: false,
  });
  const { register, getValues } = form;
  const { errors } = form.formState;
  const keepDraft = () => {
    const { role = 'learner' satisfies SignUpRole, ...values } = getValues();
    onDraft({ ...values, role });
  };
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)} onChange={keepDraft}>
      <NameField {...register('name')} label={texts.name} error={problemText(errors.name, describeProblem)} />
      <EmailField
        {...register('email')}
        label={texts.email}
        error={problemText(errors.email, describeProblem)}
      />
      <AccountPassword
        {...register('password')}
        label={texts.password}
        description={texts.passwordHint}
        error={problemText(errors.password, describeProblem)}
        texts={texts}
      />
      <RoleField field={register('role')} defaultValue={draft.role} texts={texts} />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.register.busy}>
        {texts.register.submit}
      </Button>
    </Form>
  );
}
