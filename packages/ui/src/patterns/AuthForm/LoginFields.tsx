'use client';

import type { LoginForm } from '@lyceum/rules/schemas';
import { loginSchema } from '@lyceum/rules/schemas';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { AccountPassword, EmailField } from '../AccountFields/index.ts';
import { Form } from '../forms/Form.tsx';
import { aside } from '../forms/forms.css.ts';
import type { DescribeProblem } from '../forms/problems.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import type { AuthFormTexts, Draft } from './types.ts';

interface LoginFieldsProps {
  draft: Draft;
  onDraft: (values: Partial<Draft>) => void;
  texts: AuthFormTexts;
  describeProblem: DescribeProblem;
  busy: boolean;
  onSubmit: (values: LoginForm) => void;
}

export function LoginFields({ draft, onDraft, texts, describeProblem, busy, onSubmit }: LoginFieldsProps) {
  const { form, problem } = useSchemaForm(loginSchema, {
    initial: draft,
    describeProblem,
    onDraft,
  });
  const { register } = form;
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)}>
      <EmailField {...register('email')} label={texts.email} error={problem('email')} />
      <AccountPassword
        {...register('password')}
        label={texts.password}
        error={problem('password')}
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
