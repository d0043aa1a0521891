import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as schemas from './schemas.ts';

/** Messages by field path, in order. */
function problems(schema: z.ZodMiniType, form: unknown): Record<string, string[]> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  const messages: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
}

const account = { name: 'Amal Haddad', email: 'amal@example.com', password: 'secret1' };
const instructor = { expertise: ['seo'], qualifications: 'MSc', bio: 'Ten years of practice' };

test('a login requires an e-mail address and a password of at least 6 characters', { tags: ['5.1'] }, () => {
  expect(schemas.loginSchema.parse({ email: ' amal@example.com ', password: ' 12345' })).toEqual({
    email: 'amal@example.com',
    password: ' 12345',
  });
  expect(problems(schemas.loginSchema, { email: '', password: '' })).toEqual({
    email: ['emailRequired'],
    password: ['passwordRequired'],
  });
  expect(problems(schemas.loginSchema, { email: 'amal', password: '12345' })).toEqual({
    email: ['emailInvalid'],
    password: ['passwordTooShort'],
  });
});

test('a registration defaults to learner and accepts only the two roles of a sign-up', {
  tags: ['2.67', '5.1'],
}, () => {
  expect(schemas.registerSchema.parse(account).role).toBe('learner');
  expect(Object.keys(problems(schemas.registerSchema, { ...account, role: 'admin' }))).toEqual(['role']);
  for (const name of [' ', '\u202e']) {
    expect(problems(schemas.registerSchema, { ...account, name })).toEqual({ name: ['nameRequired'] });
  }
});

test('the register page rejects different passwords', { tags: ['2.137'] }, () => {
  const form = { ...account, role: 'instructor', confirmPassword: 'secret2' };
  expect(problems(schemas.registerPageSchema, form)).toEqual({ confirmPassword: ['passwordsDoNotMatch'] });
  expect(problems(schemas.registerPageSchema, { ...form, confirmPassword: 'secret1' })).toEqual({});
});

test('the account step has one message for all errors', { tags: ['5.4'] }, () => {
  const form = { ...account, confirmPassword: account.password };
  expect(problems(schemas.accountStepSchema, form)).toEqual({});
  expect(problems(schemas.expertRegistrationSchema, { ...form, ...instructor, name: '', bio: '' })).toEqual({
    name: ['fillAllFields'],
    bio: ['bioRequired'],
  });
  for (const wrong of [
    { name: '' },
    { email: 'amal' },
    { password: '12345' },
    { confirmPassword: 'other' },
  ]) {
    const messages = Object.values(problems(schemas.accountStepSchema, { ...form, ...wrong })).flat();
    expect(new Set(messages)).toEqual(new Set(['fillAllFields']));
  }
});

test('requests for mail links, and the password behind them', { tags: ['5.6'] }, () => {
  expect(problems(schemas.forgotPasswordSchema, { email: '' })).toEqual({ email: ['emailRequired'] });
  expect(problems(schemas.verifyEmailSchema, { token: '' })).toEqual({ token: ['verificationTokenMissing'] });
  expect(problems(schemas.resetPasswordSchema, { token: '', password: '', confirmPassword: '' })).toEqual({
    token: ['resetTokenMissing'],
    password: ['newPasswordRequired'],
  });
  expect(
    problems(schemas.resetPasswordSchema, { token: 't', password: 'secret1', confirmPassword: 'x' }),
  ).toEqual({
    confirmPassword: ['passwordsDoNotMatch'],
  });
});

test.each(['https://evil.example', 'Nour\nHaddad', 'Nour \u202e', 'eve@evil.example'])(
  'every form rejects the name %j with a message of its own',
  (name) => {
    const wrong = { name: ['nameInvalid'] };
    const passwords = { password: 'secret1', confirmPassword: 'secret1' };
    expect(problems(schemas.registerSchema, { ...account, name })).toEqual(wrong);
    expect(problems(schemas.registerPageSchema, { ...account, ...passwords, name })).toEqual(wrong);
    expect(problems(schemas.accountStepSchema, { ...account, ...passwords, name })).toEqual(wrong);
  },
);

test('the account step of an expert has one message for every error', () => {
  const invalid = { name: '', email: 'amal', password: '12345', confirmPassword: '12345' };
  const fillAllFields = ['fillAllFields'];
  expect(problems(schemas.accountStepSchema, invalid)).toEqual({
    name: fillAllFields,
    email: fillAllFields,
    password: fillAllFields,
  });
  const long = {
    ...account,
    name: 'x'.repeat(101),
    password: 'x'.repeat(129),
    confirmPassword: 'x'.repeat(129),
  };
  expect(problems(schemas.accountStepSchema, long)).toEqual({ name: fillAllFields, password: fillAllFields });
});
