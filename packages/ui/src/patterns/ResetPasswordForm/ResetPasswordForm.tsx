'use client';

import type { ResetPasswordForm as Values } from '@lyceum/rules/schemas';
import { resetPasswordSchema } from '@lyceum/rules/schemas';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { AccountPassword } from '../AccountFields/index.ts';
import { Form } from '../forms/Form.tsx';
import { foot, form as formClass } from '../forms/forms.css.ts';
import { Outcome } from '../forms/Outcome.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import type { AccountFieldTexts } from '../forms/texts.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

export interface ResetPasswordFormTexts extends Omit<AccountFieldTexts, 'email'> {
  confirmPassword: string;
  /** 'Reset Password', and its label while busy. */
  submit: string;
  busy: string;
  /** The link to /forgot-password. */
  newLink: string;
  /** The link to /login, after the password is set. */
  login: string;
}

export interface ResetPasswordFormProps extends Omit<ClosedProps<'div'>, 'children' | 'onSubmit'> {
  /** The token of the mailed link. Empty if the address has none, which shows an error. */
  token: string;
  /** Called with the valid values. */
  onSubmit: (values: Values) => void;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The message that replaces the form once the password is set. */
  success?: string | undefined;
  /** The texts, in the language of the page. */
  texts: ResetPasswordFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({
  token,
  onSubmit,
  busy = false,
  error = null,
  success,
  texts,
  describeProblem,
  ...rest
}: ResetPasswordFormProps) {
  const { form, problem } = useSchemaForm(resetPasswordSchema, {
    initial: { token, password: '', confirmPassword: '' },
    describeProblem,
  });
  const serverError = error ?? (token ? null : describeProblem('resetTokenMissing'));
  return (
    <div {...rest} className={formClass}>
      {success ? (
        <Outcome text={success} href="/login" link={texts.login} />
      ) : (
        <Form form={form} onSubmit={(values) => onSubmit(values)}>
          {serverError ? <Notice tone="critical">{serverError}</Notice> : null}
          <AccountPassword
            {...form.register('password')}
            label={texts.password}
            description={texts.passwordHint}
            error={problem('password')}
            texts={texts}
          />
          <AccountPassword
            {...form.register('confirmPassword')}
            label={texts.confirmPassword}
            error={problem('confirmPassword')}
            texts={texts}
          />
          <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
          <p className={foot}>
            <Link href="/forgot-password">{texts.newLink}</Link>
          </p>
        </Form>
      )}
    </div>
  );
}
