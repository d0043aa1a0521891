'use client';

import type { RegisterForm } from '@lyceum/rules/schemas';
import { registerSchema } from '@lyceum/rules/schemas';
import { Button } from '../../components/Button/index.ts';
import { AccountPassword, EmailField, NameField } from '../AccountFields/index.ts';
import { Form } from '../forms/Form.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { RoleField } from '../forms/RoleField.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import type { AuthFormTexts, Draft } from './types.ts';

interface RegisterFieldsProps {
  draft: Draft;
  onDraft: (values: Partial<Draft>) => void;
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
  const { form, problem } = useSchemaForm(registerSchema, {
    initial: draft,
    describeProblem,
    onDraft: ({ role = 'learner', ...values }) => onDraft({ ...values, role }),
  });
  const { register } = form;
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <NameField {...register('name')} label={texts.name} error={problem('name')} />
      <EmailField {...register('email')} label={texts.email} error={problem('email')} />
      <AccountPassword
        {...register('password')}
        label={texts.password}
        description={texts.passwordHint}
        error={problem('password')}
        texts={texts}
      />
      <RoleField field={register('role')} defaultValue={draft.role} texts={texts} />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.register.busy}>
        {texts.register.submit}
      </Button>
    </Form>
  );
}
