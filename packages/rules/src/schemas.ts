import * as z from 'zod/mini';
import { isHttpsAddress, isSafeImageAddress } from './addresses.ts';
import { byLanguage, type Language, type Localized, languages } from './languages.ts';
import { limits } from './limits.ts';
import { hasNoAddress, isPlainLine, isVisible } from './names.ts';
import { isTimeZone } from './timeZones.ts';
import { signUpRoles } from './users.ts';
import { isEmailAddress, type ValidationKey } from './validation.ts';

/*
 * The forms [5.8]. A message is a `ValidationKey`, never a sentence: a screen displays
 * `t('errors:validation.' + message)`. Parsed values are trimmed, except passwords.
 */

const say = (key: ValidationKey) => key;

const text = (required: ValidationKey, maximum: number) =>
  z
    .string(say(required))
    .check(z.trim(), z.minLength(1, say(required)), z.maxLength(maximum, say('tooLong')));

const email = z
  .string(say('emailRequired'))
  .check(
    z.trim(),
    z.minLength(1, { error: say('emailRequired'), abort: true }),
    z.refine(isEmailAddress, say('emailInvalid')),
  );

const password = (required: ValidationKey) =>
  z
    .string(say(required))
    .check(
      z.minLength(1, { error: say(required), abort: true }),
      z.minLength(limits.passwordMinimum, say('passwordTooShort')),
      z.maxLength(limits.passwordMaximum, say('passwordTooLong')),
    );

const samePasswords = <T extends { password: string; confirmPassword: string }>(message: ValidationKey) =>
  z.refine<T>((form) => form.password === form.confirmPassword, {
    error: say(message),
    path: ['confirmPassword'],
  });

const plainLine = () => z.refine<string>(isPlainLine, say('textInvalid'));

const fullName = (required: ValidationKey, tooLong: ValidationKey) =>
  z.string(say(required)).check(
    z.trim(),
    z.refine(isVisible, { error: say(required), abort: true }),
    z.maxLength(limits.fullNameMaximum, say(tooLong)),
    z.refine((text) => isPlainLine(text) && hasNoAddress(text), say('nameInvalid')),
  );

const confirmPassword = z.string(say('passwordsDoNotMatch'));
const name = fullName('nameRequired', 'tooLong');
const expertise = z
  .array(
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(limits.expertiseNameMaximum, say('tooLong')), plainLine()),
    say('expertiseRequired'),
  )
  .check(z.minLength(1, say('expertiseRequired')), z.maxLength(limits.expertiseMaximum, say('tooMany')));
const qualifications = text('qualificationsRequired', limits.qualificationsMaximum);
const bio = text('bioRequired', limits.bioMaximum);
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
        z.minLength(limits.passwordMinimum, say('fillAllFields')),
        z.maxLength(limits.passwordMaximum, say('fillAllFields')),
      ),
    confirmPassword: z.string(say('fillAllFields')),
  })
  .check(samePasswords('fillAllFields'));

/** Onboarding, instructor info and the application in the profile. */
export const instructorSchema = z.object({ expertise, qualifications, bio });

/** An account by e-mail with its instructor profile. */
export const expertRegistrationSchema = z.intersection(instructorSchema, accountStepSchema);

/** Editing an existing profile requires only an expertise. */
export const instructorProfileSchema = z.object({
  expertise,
  qualifications: z
    .string(say('qualificationsRequired'))
    .check(z.trim(), z.maxLength(limits.qualificationsMaximum, say('tooLong'))),
  bio: z.string(say('bioRequired')).check(z.trim(), z.maxLength(limits.bioMaximum, say('tooLong'))),
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

// The contract rejects empty texts, so a blank language is removed with its key.
const withoutBlanks = (texts: { [L in Language]?: string | undefined }): { [L in Language]?: string } =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

const inSomeLanguage = (
  required: ValidationKey,
  maximum: number,
  ...checks: ReturnType<typeof plainLine>[]
) => {
  const one = z.optional(z.string().check(z.trim(), z.maxLength(maximum, say('tooLong')), ...checks));
  return z.pipe(
    z
      .object(byLanguage(() => one))
      .check(z.refine<Localized>((texts) => languages.some((language) => texts[language]), say(required))),
    z.transform(withoutBlanks),
  );
};

const wholeNumber = (message: ValidationKey, maximum: number) =>
  z
    .number(say(message))
    .check(z.int(say(message)), z.minimum(1, say(message)), z.maximum(maximum, say(message)));

const link = z.string().check(z.trim(), z.maxLength(limits.linkMaximum, say('tooLong')));

const sessionTitle = z.pipe(
  z.object(
    byLanguage(() =>
      z.optional(
        z.string().check(z.trim(), z.maxLength(limits.sessionTitleMaximum, say('tooLong')), plainLine()),
      ),
    ),
  ),
  z.transform((texts) => {
    const title = withoutBlanks(texts);
    return Object.keys(title).length > 0 ? title : null;
  }),
);

interface TypedSchedule {
  startsAt: string | null;
  durationMinutes: number | null;
  timeZone: string;
}

/** A course session as it is edited; parsed, it is what the contract takes. */
const courseSession = z.pipe(
  z
    .object({
      id: z.string(),
      title: sessionTitle,
      startsAt: z.nullable(z.iso.datetime({ offset: true, error: say('scheduledTimeInvalid') })),
      durationMinutes: z.nullable(
        z
          .number(say('durationInvalid'))
          .check(
            z.int(say('durationInvalid')),
            z.minimum(limits.sessionMinimumMinutes, say('durationInvalid')),
            z.maximum(limits.sessionMaximumMinutes, say('durationInvalid')),
          ),
      ),
      timeZone: z.string(),
      meetingUrl: link.check(z.refine((text) => text === '' || isHttpsAddress(text), say('linkInvalid'))),
      materials: z
        .array(
          z.object({
            id: z.string(),
            title: text('materialTitleRequired', limits.materialTitleMaximum).check(plainLine()),
            url: link.check(z.refine(isHttpsAddress, say('linkInvalid'))),
          }),
        )
        .check(z.maxLength(limits.materialsPerSession, say('tooMany'))),
    })
    .check(
      z.refine<TypedSchedule>(
        ({ startsAt, durationMinutes }) => startsAt === null || durationMinutes !== null,
        { error: say('durationInvalid'), path: ['durationMinutes'] },
      ),
      z.refine<TypedSchedule>(({ startsAt, timeZone }) => startsAt === null || isTimeZone(timeZone), {
        error: say('timeZoneUnknown'),
        path: ['timeZone'],
      }),
    ),
  z.transform(({ startsAt, durationMinutes, timeZone, meetingUrl, ...session }) => ({
    ...session,
    schedule: startsAt === null || durationMinutes === null ? null : { startsAt, durationMinutes, timeZone },
    meetingUrl: meetingUrl || null,
  })),
);

const hasAtMostTwoDecimals = (amount: number) => Number(amount.toFixed(2)) === amount;

/** Creating and editing a course (docs/product.md, Courses and learning). */
export const courseSchema = z.object({
  name: inSomeLanguage('courseNameRequired', limits.courseNameMaximum, plainLine()),
  description: inSomeLanguage('courseDescriptionRequired', limits.courseDescriptionMaximum),
  category: z.string(say('categoryRequired')).check(z.minLength(1, say('categoryRequired'))),
  price: z
    .number(say('priceInvalid'))
    .check(
      z.minimum(0, say('priceInvalid')),
      z.maximum(limits.coursePriceMaximum, say('priceInvalid')),
      z.refine(hasAtMostTwoDecimals, say('priceInvalid')),
    ),
  sessionList: z
    .array(courseSession)
    .check(
      z.minLength(1, say('sessionsRequired')),
      z.maxLength(limits.courseSessionsMaximum, say('tooMany')),
    ),
  handsOnPractice: z.boolean(),
  learnersRequired: z.nullable(wholeNumber('learnersInvalid', limits.courseLearnersMaximum)),
  tags: z
    .array(
      z
        .string()
        .check(z.trim(), z.minLength(1), z.maxLength(limits.courseTagMaximum, say('tooLong')), plainLine()),
    )
    .check(z.maxLength(limits.courseTagsMaximum, say('tooMany'))),
  promotionalImage: z.nullable(
    z
      .string()
      .check(
        z.maxLength(limits.imageAddressMaximum, say('tooLong')),
        z.refine(isSafeImageAddress, say('imageInvalid')),
      ),
  ),
  scheduledTime: z.nullable(z.iso.datetime({ offset: true, error: say('scheduledTimeInvalid') })),
});

/** A review of a course. The text is optional. */
export const reviewSchema = z.object({
  stars: z
    .number(say('starsRequired'))
    .check(
      z.int(say('starsRequired')),
      z.minimum(1, say('starsRequired')),
      z.maximum(5, say('starsRequired')),
    ),
  text: z.string(say('tooLong')).check(z.trim(), z.maxLength(limits.reviewTextMaximum, say('tooLong'))),
});

export type LoginForm = z.infer<typeof loginSchema>;
export type RegisterForm = z.infer<typeof registerSchema>;
export type RegisterPageForm = z.infer<typeof registerPageSchema>;
export type AccountStepForm = z.infer<typeof accountStepSchema>;
export type InstructorForm = z.infer<typeof instructorSchema>;
export type ExpertRegistration = z.infer<typeof expertRegistrationSchema>;
export type InstructorProfileForm = z.infer<typeof instructorProfileSchema>;
export type ForgotPasswordForm = z.infer<typeof forgotPasswordSchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordSchema>;
export type CourseForm = z.infer<typeof courseSchema>;
/** A course session as it is edited. */
export type TypedSession = z.input<typeof courseSession>;
export type ReviewForm = z.infer<typeof reviewSchema>;
