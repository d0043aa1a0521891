import { limits } from './limits.ts';

/**
 * Validation messages in English. The schemas (`@lyceum/rules/schemas`) return the key as their message, so that a
 * screen displays it in the user's language: `t('errors:validation.' + message)`. Their texts are exact [5.4] [5.6].
 */
export const validationMessages = {
  expertiseRequired: 'Please select at least one area of expertise',
  qualificationsRequired: 'Please enter your qualifications',
  bioRequired: 'Please enter your professional bio',
  fillAllFields: 'Please fill all fields correctly',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  nameRequired: 'Please enter your full name',
  nameInvalid: 'Please enter a name without web addresses, email addresses or hidden characters',
  passwordRequired: 'Please enter your password',
  newPasswordRequired: 'Please enter a new password',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordsDoNotMatch: 'Passwords do not match',
  resetTokenMissing: 'Reset token is missing. Please use the link from your email.',
  verificationTokenMissing: 'Verification token is missing. Please use the link from your email.',
  tooLong: 'This text is too long',
  textInvalid: 'Please remove line breaks and hidden characters',
  tooMany: 'There are too many entries',
  courseNameRequired: 'Please enter a name in at least one language',
  courseDescriptionRequired: 'Please enter a description in at least one language',
  categoryRequired: 'Please choose a category',
  priceInvalid: 'Please enter a price of 0 or more with at most two decimals',
  sessionsInvalid: 'Please enter a whole number of sessions, at least 1',
  learnersInvalid: 'Please enter a whole number of learners, at least 1',
  scheduledTimeInvalid: 'Please enter a date and a time',
  imageInvalid: 'Please enter an address that begins with https:// or with /',
} as const;

export type ValidationKey = keyof typeof validationMessages;

// The pattern of <input type="email"> in the HTML standard, so that the browser's validation and ours agree.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser's e-mail field would accept the text, and a mail server could (at most 254 characters). */
export function isEmailAddress(text: string): boolean {
  return text.length <= limits.emailMaximum && emailPattern.test(text);
}
