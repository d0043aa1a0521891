import { zodResolver } from '@hookform/resolvers/zod';
import type { SignUpRole } from '@lyceum/rules';
import { type RegisterForm, registerSchema } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { form } from '../forms/forms.css.ts';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import { roleOptions } from '../forms/texts.ts';
import type { AuthFormTexts, Draft } from './AuthForm.tsx';

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
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: draft,
  });
  const { errors } = formState;
  const keepDraft = () => {
    const { role = 'learner' satisfies SignUpRole, ...values } = getValues();
    onDraft({ ...values, role });
  };
  return (
    // Posted, should it be sent before the script is there: a password never stands in an address.
    <form
      method="post"
      noValidate
      className={form}
      onSubmit={handleSubmit((values) => onSubmit(values))}
      onChange={keepDraft}
    >
      <TextField
        {...register('name')}
        label={texts.name}
        error={problemText(errors.name, describeProblem)}
        autoComplete="name"
        required
      />
      <TextField
        {...register('email')}
        type="email"
        label={texts.email}
        error={problemText(errors.email, describeProblem)}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField
        {...register('password')}
        label={texts.password}
        description={texts.passwordHint}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        error={problemText(errors.password, describeProblem)}
        autoComplete="new-password"
        required
      />
      <RadioGroup
        {...register('role')}
        label={texts.role}
        options={roleOptions(texts)}
        defaultValue={draft.role}
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.register.busy}>
        {texts.register.submit}
      </Button>
    </form>
  );
}
