import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginForm, loginSchema } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { aside, form } from '../forms/forms.css.ts';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import type { AuthFormTexts, Draft } from './AuthForm.tsx';

interface LoginFieldsProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  texts: AuthFormTexts;
  describeProblem: DescribeProblem;
  busy: boolean;
  onSubmit: (values: LoginForm) => void;
}

export function LoginFields({ draft, onDraft, texts, describeProblem, busy, onSubmit }: LoginFieldsProps) {
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: draft,
  });
  const { errors } = formState;
  return (
    // Posted, should it be sent before the script is there: a password never stands in an address.
    <form
      method="post"
      noValidate
      className={form}
      onSubmit={handleSubmit((values) => onSubmit(values))}
      onChange={() => onDraft(getValues())}
    >
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
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        error={problemText(errors.password, describeProblem)}
        autoComplete="current-password"
        required
      />
      <span className={aside}>
        <Link href="/forgot-password">{texts.forgotPassword}</Link>
      </span>
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.login.busy}>
        {texts.login.submit}
      </Button>
    </form>
  );
}
