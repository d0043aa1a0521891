import * as z from 'zod/mini';
import { longest, plainLine, say, shortest, text, visibleText } from './fieldSchemas.ts';
import { fullNameMaximum, hasNoAddress, isPlainLine, isReservedName, isVisible } from './names.ts';
import { signUpRoles } from './users.ts';
import {
  bioMaximum,
  expertiseMaximum,
  expertiseNameMaximum,
  isEmailAddress,
  passwordMaximum,
  passwordMinimum,
  qualificationsMaximum,
  type ValidationKey,
} from './validation.ts';

/*
 * The forms [5.7]. A message is a `ValidationKey`, never a sentence: a screen displays
 * `t('errors:validation.' + message)`. Parsed values are trimmed, except passwords.
 */

const email = z
  .string(say('emailRequired'))
  .check(
    z.trim(),
    z.minLength(1, { error: say('emailRequired'), abort: true }),
    z.refine(isEmailAddress, say('emailInvalid')),
  );

/** Systems type the same letters in different Unicode forms; a password is one text [2.492]. */
const passwordForm = 'NFC';

const password = (required: ValidationKey) =>
  z
    .string(say(required))
    .check(
      z.normalize(passwordForm),
      z.minLength(1, { error: say(required), abort: true }),
      shortest(passwordMinimum, 'passwordTooShort'),
      longest(passwordMaximum, 'passwordTooLong'),
    );

const samePasswords = <T extends { password: string; confirmPassword: string }>(message: ValidationKey) =>
  z.refine<T>((form) => form.password === form.confirmPassword, {
    error: say(message),
    path: ['confirmPassword'],
  });

const fullName = (required: ValidationKey, tooLong: ValidationKey) =>
  z.string(say(required)).check(
    z.trim(),
    z.refine(isVisible, { error: say(required), abort: true }),
    longest(fullNameMaximum, tooLong),
    z.refine((text) => isPlainLine(text) && hasNoAddress(text) && !isReservedName(text), say('nameInvalid')),
  );

const confirmPassword = z.string(say('passwordsDoNotMatch')).check(z.normalize(passwordForm));
const name = fullName('nameRequired', 'tooLong');
const expertise = z
  .array(
    z.string().check(z.trim(), visibleText('expertiseRequired'), longest(expertiseNameMaximum), plainLine()),
    say('expertiseRequired'),
  )
  .check(z.minLength(1, say('expertiseRequired')), z.maxLength(expertiseMaximum, say('tooMany')));
const qualifications = text('qualificationsRequired', qualificationsMaximum);
const bio = text('bioRequired', bioMaximum);
const role = z._default(z.enum(signUpRoles), 'learner');

export const loginSchema = z.object({ email, password: password('passwordRequired') });

/** The register mode of the dialog. The role defaults to learner. */
export const registerSchema = z.object({ name, email, password: password('passwordRequired'), role });

/** The register page. A mismatch is an issue on `confirmPassword`, which blocks the page without a message. */
export const registerPageSchema = z
  .object({ name, email, password: password('passwordRequired'), confirmPassword, role })
  .check(samePasswords('passwordsDoNotMatch'));

// The steps of the expert dialog, the application page and the onboarding. The bio completes the profile, and the account
// completes the registration, so these two steps validate everything: `instructorSchema`, `expertRegistrationSchema`.
export const expertiseStepSchema = z.object({ expertise });
export const qualificationsStepSchema = z.object({ qualifications });

/** The account step of an expert: one message for all errors, except for a name whose error would not be obvious. */
export const accountStepSchema = z
  .object({
    name: fullName('fillAllFields', 'fillAllFields'),
    email: z.string(say('fillAllFields')).check(z.trim(), z.refine(isEmailAddress, say('fillAllFields'))),
    password: z
      .string(say('fillAllFields'))
      .check(
        z.normalize(passwordForm),
        shortest(passwordMinimum, 'fillAllFields'),
        longest(passwordMaximum, 'fillAllFields'),
      ),
    confirmPassword: z.string(say('fillAllFields')).check(z.normalize(passwordForm)),
  })
  .check(samePasswords('fillAllFields'));

/** Onboarding, instructor info and the application in the profile. */
export const instructorSchema = z.object({ expertise, qualifications, bio });

/** An account by e-mail with its instructor profile. */
export const expertRegistrationSchema = z.intersection(instructorSchema, accountStepSchema);

/** Editing an existing profile requires only an expertise. */
export const instructorProfileSchema = z.object({
  expertise,
  qualifications: z.string(say('qualificationsRequired')).check(z.trim(), longest(qualificationsMaximum)),
  bio: z.string(say('bioRequired')).check(z.trim(), longest(bioMaximum)),
});

export const forgotPasswordSchema = z.object({ email });

const token = (missing: ValidationKey) => z.string(say(missing)).check(z.minLength(1, say(missing)));

export const resetPasswordSchema = z
  .object({
    token: token('resetTokenMissing'),
    password: password('newPasswordRequired'),
    confirmPassword,
  })
  .check(samePasswords('passwordsDoNotMatch'));

export const verifyEmailSchema = z.object({ token: token('verificationTokenMissing') });

export type LoginForm = z.infer<typeof loginSchema>;
export type RegisterForm = z.infer<typeof registerSchema>;
export type RegisterPageForm = z.infer<typeof registerPageSchema>;
export type AccountStepForm = z.infer<typeof accountStepSchema>;
export type InstructorForm = z.infer<typeof instructorSchema>;
export type ExpertRegistration = z.infer<typeof expertRegistrationSchema>;
export type InstructorProfileForm = z.infer<typeof instructorProfileSchema>;
export type ForgotPasswordForm = z.infer<typeof forgotPasswordSchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordSchema>;
