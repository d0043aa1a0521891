import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema, type ForgotPasswordForm as Values } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { EmailField } from '../forms/AccountFields.tsx';
import { Form } from '../forms/Form.tsx';
import { foot, form as formClass } from '../forms/forms.css.ts';
import { Outcome } from '../forms/Outcome.tsx';
import { type DescribeProblem, problemText } from '../forms/problems.ts';

export interface ForgotPasswordFormTexts {
  email: string;
  /** 'Send Reset Link', and what the button says meanwhile. */
  submit: string;
  busy: string;
  /** The link to /login. */
  back: string;
}

export interface ForgotPasswordFormProps extends Omit<ClosedProps<'div'>, 'children' | 'onSubmit'> {
  onSubmit: (values: Values) => void;
  /** @default false */
  busy?: boolean;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  /** Takes the form's place once the link is sent. */
  success?: string | undefined;
  texts: ForgotPasswordFormTexts;
  describeProblem: DescribeProblem;
}

/** The form of /forgot-password. Specification §2 and §5. */
export function ForgotPasswordForm({
  onSubmit,
  busy = false,
  error = null,
  success,
  texts,
  describeProblem,
  ...rest
}: ForgotPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  return (
    <div {...rest} className={formClass}>
      {success ? (
        <Outcome text={success} href="/login" link={texts.back} />
      ) : (
        <Form form={form} onSubmit={(values) => onSubmit(values)}>
          {error ? <Notice tone="critical">{error}</Notice> : null}
          <EmailField
            field={form.register('email')}
            label={texts.email}
            error={problemText(form.formState.errors.email, describeProblem)}
          />
          <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
          <p className={foot}>
            <Link href="/login">{texts.back}</Link>
          </p>
        </Form>
      )}
    </div>
  );
}
