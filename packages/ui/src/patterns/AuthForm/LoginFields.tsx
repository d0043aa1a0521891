import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginForm, loginSchema } from '@lyceum/rules/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { AccountPassword, EmailField } from '../AccountFields/index.ts';
import { Form } from '../forms/Form.tsx';
import { aside } from '../forms/forms.css.ts';
import { type DescribeProblem, problemText } from '../forms/problems.ts';
import type { AuthFormTexts, Draft } from './types.ts';

interface LoginFieldsProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  texts: AuthFormTexts;
  describeProblem: DescribeProblem;
  busy: boolean;
  onSubmit: (values: LoginForm) => void;
}

export function LoginFields({ draft, onDraft, texts, describeProblem, busy, onSubmit }: LoginFieldsProps) {
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: draft,
    shouldFocusError: false,
  });
  const { register, getValues } = form;
  const { errors } = form.formState;
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)} onChange={() => onDraft(getValues())}>
      <EmailField
        {...register('email')}
        label={texts.email}
        error={problemText(errors.email, describeProblem)}
      />
      <AccountPassword
        {...register('password')}
        label={texts.password}
        error={problemText(errors.password, describeProblem)}
        autoComplete="current-password"
        texts={texts}
      />
      <span className={aside}>
        <Link href="/forgot-password">{texts.forgotPassword}</Link>
      </span>
      <Button type="submit" tone="primary" wide busy={busy} busyLabel={texts.login.busy}>
        {texts.login.submit}
      </Button>
    </Form>
  );
}
