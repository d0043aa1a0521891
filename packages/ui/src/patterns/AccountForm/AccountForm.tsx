import { zodResolver } from '@hookform/resolvers/zod';
import type { SignUpRole } from '@lyceum/rules';
import { type RegisterPageForm, registerPageSchema } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { divider, foot, form } from '../forms/forms.css.ts';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import { type AccountFieldTexts, type RoleTexts, roleOptions } from '../forms/texts.ts';
import { GoogleButton } from '../GoogleButton/index.ts';

export interface AccountFormTexts extends AccountFieldTexts, RoleTexts {
  name: string;
  confirmPassword: string;
  google: string;
  or: string;
  submit: string;
  busy: string;
  /** 'Already have an account?' and the link to /login. */
  question: string;
  login: string;
}

export interface AccountFormProps {
  onSubmit: (values: RegisterPageForm) => void;
  /** Third-party sign-up in the role chosen; without it there is no button. */
  onGoogle?: ((role: SignUpRole) => void) | undefined;
  /** @default false */
  busy?: boolean;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  texts: AccountFormTexts;
  describeProblem: DescribeProblem;
}

/**
 * The form of /register. Passwords that differ block it without a word (Specification §5): the confirmation is
 * marked as invalid and gets the focus.
 */
export function AccountForm({
  onSubmit,
  onGoogle,
  busy = false,
  error = null,
  texts,
  describeProblem,
}: AccountFormProps) {
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(registerPageSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', role: 'learner' },
  });
  const { errors } = formState;
  const password = { showLabel: texts.showPassword, hideLabel: texts.hidePassword, required: true };
  return (
    // Posted, should it be sent before the script is there: a password never stands in an address.
    <form method="post" noValidate className={form} onSubmit={handleSubmit((values) => onSubmit(values))}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <RadioGroup
        {...register('role')}
        label={texts.role}
        options={roleOptions(texts)}
        defaultValue="learner"
      />
      {onGoogle ? (
        <>
          <GoogleButton label={texts.google} onPress={() => onGoogle(getValues('role') ?? 'learner')} />
          <span className={divider}>{texts.or}</span>
        </>
      ) : null}
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
        {...password}
        {...register('password')}
        label={texts.password}
        description={texts.passwordHint}
        error={problemText(errors.password, describeProblem)}
        autoComplete="new-password"
      />
      <PasswordField
        {...password}
        {...register('confirmPassword')}
        label={texts.confirmPassword}
        aria-invalid={errors.confirmPassword ? true : undefined}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      <p className={foot}>
        {texts.question} <Link href="/login">{texts.login}</Link>
      </p>
    </form>
  );
}
