import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordSchema, type ResetPasswordForm as Values } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { foot, form } from '../forms/forms.css.ts';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import type { AccountFieldTexts } from '../forms/texts.ts';

export interface ResetPasswordFormTexts extends Omit<AccountFieldTexts, 'email'> {
  confirmPassword: string;
  /** 'Reset Password', and what the button says meanwhile. */
  submit: string;
  busy: string;
  /** The link to /forgot-password. */
  newLink: string;
  /** The link to /login, once the password is set. */
  login: string;
}

export interface ResetPasswordFormProps {
  /** From the mailed link; empty when the address brought none, which the form says at once. */
  token: string;
  onSubmit: (values: Values) => void;
  /** @default false */
  busy?: boolean;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  /** Takes the form's place once the password is set. */
  success?: string | undefined;
  texts: ResetPasswordFormTexts;
  describeProblem: DescribeProblem;
}

/** The form of /reset-password. Specification §2 and §5. */
export function ResetPasswordForm({
  token,
  onSubmit,
  busy = false,
  error = null,
  success,
  texts,
  describeProblem,
}: ResetPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const refusal = error ?? (token ? null : describeProblem('resetTokenMissing'));
  const password = { showLabel: texts.showPassword, hideLabel: texts.hidePassword, required: true };
  if (success) {
    return (
      <div className={form}>
        <Notice tone="positive">{success}</Notice>
        <p className={foot}>
          <Link href="/login">{texts.login}</Link>
        </p>
      </div>
    );
  }
  return (
    // Posted, should it be sent before the script is there: a password never stands in an address.
    <form method="post" noValidate className={form} onSubmit={handleSubmit((values) => onSubmit(values))}>
      {refusal ? <Notice tone="critical">{refusal}</Notice> : null}
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
        error={problemText(errors.confirmPassword, describeProblem)}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      <p className={foot}>
        <Link href="/forgot-password">{texts.newLink}</Link>
      </p>
    </form>
  );
}
