import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema, type ForgotPasswordForm as Values } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { foot, form } from '../forms/forms.css.ts';
import { type DescribeProblem, problemText } from '../forms/problems.ts';

export interface ForgotPasswordFormTexts {
  email: string;
  /** 'Send Reset Link', and what the button says meanwhile. */
  submit: string;
  busy: string;
  /** The link to /login. */
  back: string;
}

export interface ForgotPasswordFormProps {
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
}: ForgotPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const back = (
    <p className={foot}>
      <Link href="/login">{texts.back}</Link>
    </p>
  );
  if (success) {
    return (
      <div className={form}>
        <Notice tone="positive">{success}</Notice>
        {back}
      </div>
    );
  }
  return (
    <form method="post" noValidate className={form} onSubmit={handleSubmit((values) => onSubmit(values))}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <TextField
        {...register('email')}
        type="email"
        label={texts.email}
        error={problemText(formState.errors.email, describeProblem)}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      {back}
    </form>
  );
}
