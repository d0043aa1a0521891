/** [5.1] */
export const passwordMinimum = 6;
export const passwordMaximum = 128;
export const emailMaximum = 254;
export const expertiseMaximum = 20;
export const expertiseNameMaximum = 100;
export const qualificationsMaximum = 5000;
export const bioMaximum = 5000;

/**
 * The key of a validation message in the locale files. The schemas (`@lyceum/rules/schemas`) return the key as their
 * message, and a screen displays `t('errors:validation.' + key)`.
 */
export type ValidationKey =
  | 'expertiseRequired'
  | 'qualificationsRequired'
  | 'bioRequired'
  | 'fillAllFields'
  | 'emailRequired'
  | 'emailInvalid'
  | 'nameRequired'
  | 'nameInvalid'
  | 'passwordRequired'
  | 'newPasswordRequired'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordsDoNotMatch'
  | 'resetTokenMissing'
  | 'verificationTokenMissing'
  | 'tooLong'
  | 'textInvalid'
  | 'tooMany'
  | 'courseNameRequired'
  | 'courseDescriptionRequired'
  | 'categoryRequired'
  | 'priceInvalid'
  | 'sessionsRequired'
  | 'durationInvalid'
  | 'timeZoneUnknown'
  | 'linkInvalid'
  | 'materialTitleRequired'
  | 'learnersInvalid'
  | 'seatsTooFew'
  | 'scheduledTimeInvalid'
  | 'imageInvalid'
  | 'starsRequired'
  | 'replyRequired'
  | 'reasonRequired'
  | 'subjectRequired'
  | 'messageRequired';

// The pattern of <input type="email"> in the HTML standard, so that the browser's validation and ours agree.
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser's e-mail field would accept the text, and a mail server could (at most 254 characters). */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailMaximum && emailPattern.test(text);
}
