import type { ValidationKey } from '@lyceum/rules';
import { loginSchema } from '@lyceum/rules/schemas';
import { Button, Heading, Notice, PasswordField, Stack, TextField } from '@lyceum/ui';
import { type SubmitEvent, useState } from 'react';
import { t } from './texts.ts';

type Errors = { [field in 'email' | 'password']?: string };

/** Validates the form with the schema. The messages of the schemas are keys of the texts. */
function errorsOf(form: FormData): Errors {
  const { error } = loginSchema.safeParse(Object.fromEntries(form));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [
      path[0],
      t(`errors:validation.${message as ValidationKey}`),
    ]),
  );
}

/** A sign-in form with the rules of the product. */
export function SignInForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [email, setEmail] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = errorsOf(form);
    setErrors(found);
    setEmail(Object.keys(found).length === 0 ? String(form.get('email')) : null);
  }

  return (
    <section aria-labelledby="sign-in">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Heading id="sign-in" level={2}>
            {t('auth:login.title')}
          </Heading>
          {email === null ? null : (
            <Notice tone="positive">
              أهلًا <bdi>{email}</bdi>
            </Notice>
          )}
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t('auth:fields.email')}
            error={errors.email}
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t('auth:fields.password')}
            error={errors.password}
            showLabel={t('auth:fields.showPassword')}
            hideLabel={t('auth:fields.hidePassword')}
          />
          <Button type="submit" tone="primary">
            {t('auth:login.submit')}
          </Button>
        </Stack>
      </form>
    </section>
  );
}
