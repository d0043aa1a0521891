'use client';

import type { SignUpRole } from '@lyceum/rules';
import type { RegisterPageForm } from '@lyceum/rules/schemas';
import { registerPageSchema } from '@lyceum/rules/schemas';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { AccountPassword, EmailField, NameField } from '../AccountFields/index.ts';
import { Form, type FormRest } from '../forms/Form.tsx';
import { divider, foot } from '../forms/forms.css.ts';
import type { DescribeProblem } from '../forms/problems.ts';
import { RoleField } from '../forms/RoleField.tsx';
import type { AccountFieldTexts, RoleTexts } from '../forms/texts.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
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

export interface AccountFormProps extends FormRest {
  /** Called with the valid values. */
  onSubmit: (values: RegisterPageForm) => void;
  /** Called for a third-party sign-up with the selected role. Without it there is no button. */
  onGoogle?: ((role: SignUpRole) => void) | undefined;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: AccountFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

/**
 * Creates an account on /register. Different passwords block it without a message: the confirmation is marked as
 * invalid and focused [2.137].
 */
export function AccountForm({
  onSubmit,
  onGoogle,
  busy = false,
  error = null,
  texts,
  describeProblem,
  ...rest
}: AccountFormProps) {
  const { form, problem } = useSchemaForm(registerPageSchema, {
    initial: { name: '', email: '', password: '', confirmPassword: '', role: 'learner' },
    describeProblem,
  });
  const { register, getValues } = form;
  return (
    <Form {...rest} form={form} onSubmit={(values) => onSubmit(values)}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <RoleField field={register('role')} defaultValue="learner" texts={texts} />
      {onGoogle ? (
        <>
          <GoogleButton
            label={texts.google}
            disabled={busy}
            onPress={() => onGoogle(getValues('role') ?? 'learner')}
          />
          <span className={divider}>{texts.or}</span>
        </>
      ) : null}
      <NameField {...register('name')} label={texts.name} error={problem('name')} />
      <EmailField {...register('email')} label={texts.email} error={problem('email')} />
      <AccountPassword
        {...register('password')}
        label={texts.password}
        description={texts.passwordHint}
        error={problem('password')}
        texts={texts}
      />
      <AccountPassword
        {...register('confirmPassword')}
        label={texts.confirmPassword}
        aria-invalid={form.formState.errors.confirmPassword ? true : undefined}
        texts={texts}
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      <p className={foot}>
        {texts.question} <Link href="/login">{texts.login}</Link>
      </p>
    </Form>
  );
}
