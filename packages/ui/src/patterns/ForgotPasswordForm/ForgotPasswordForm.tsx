'use client';

import type { ForgotPasswordForm as Values } from '@lyceum/rules/schemas';
import { forgotPasswordSchema } from '@lyceum/rules/schemas';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { EmailField } from '../AccountFields/index.ts';
import { Form } from '../forms/Form.tsx';
import { foot, form as formClass } from '../forms/forms.css.ts';
import { Outcome } from '../forms/Outcome.tsx';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';

export interface ForgotPasswordFormTexts {
  email: string;
  /** 'Send Reset Link', and its label while busy. */
  submit: string;
  busy: string;
  /** The link to the page before. */
  back: string;
}

export interface ForgotPasswordFormProps extends Omit<ClosedProps<'div'>, 'children' | 'onSubmit'> {
  /** Called with the valid values. */
  onSubmit: (values: Values) => void;
  /** The address that the field starts with. @default none */
  email?: string | undefined;
  /** The address of the page before. @default '/login' */
  backHref?: string | undefined;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The message that replaces the form once the mail is sent. */
  success?: string | undefined;
  /** The texts, in the language of the page. */
  texts: ForgotPasswordFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/** Requests a mail with a link to choose a new password. */
export function ForgotPasswordForm({
  onSubmit,
  email = '',
  backHref = '/login',
  busy = false,
  error = null,
  success,
  texts,
  describeProblem,
  ...rest
}: ForgotPasswordFormProps) {
  const { form, problem } = useSchemaForm(forgotPasswordSchema, {
    initial: { email },
    describeProblem,
  });
  return (
    <div {...rest} className={formClass}>
      {success ? (
        <Outcome text={success} href={backHref} link={texts.back} />
      ) : (
        <Form form={form} onSubmit={(values) => onSubmit(values)}>
          {error ? <Notice tone="critical">{error}</Notice> : null}
          <EmailField {...form.register('email')} label={texts.email} error={problem('email')} />
          <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
          <p className={foot}>
            <Link href={backHref}>{texts.back}</Link>
          </p>
        </Form>
      )}
    </div>
  );
}
