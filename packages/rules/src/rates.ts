import { day, hour, minute } from './units.ts';

/**
 * Rate limits: at most `max` in `perMs`, then a 429. The limits by address are wide enough for a classroom behind one
 * address.
 */
export const rate = {
  /** Calls per address. */
  general: { max: 3000, perMs: minute },
  /** Failed sign-ins per address; `signInBackoffMs` limits those per account. */
  signIn: { max: 100, perMs: 15 * minute },
  /** Successful sign-ins per address, over all accounts. */
  signInSuccess: { max: 300, perMs: 15 * minute },
  /** Successful sign-ins per account, over all addresses. */
  accountSignIn: { max: 30, perMs: 15 * minute },
  registration: { max: 300, perMs: hour },
  /** Mails requested by one address for one recipient. */
  mail: { max: 3, perMs: minute },
  /** Mails requested by one address, over all recipients. */
  mailHourly: { max: 60, perMs: hour },
  mailDaily: { max: 200, perMs: day },
  /** Mails of a kind per recipient, over all requesters. Above the limit there is no 429; see `mailRepeatedAfterMs`. */
  recipientHourly: { max: 5, perMs: hour },
  recipientDaily: { max: 20, perMs: day },
  /** Calls with a token from a mail. */
  mailedLink: { max: 60, perMs: minute },
  search: { max: 600, perMs: minute },
  /** Applications and profile changes per account: each may create areas of expertise. */
  application: { max: 30, perMs: hour },
  /** Uploads, complete or not, by one address. */
  upload: { max: 200, perMs: hour },
  /** Changes of reviews per account: each invalidates pages of the course. */
  review: { max: 60, perMs: hour },
  /** Changes of favorites per account. */
  favorite: { max: 600, perMs: hour },
  /** Copies of courses per account: each may have thousands of materials. */
  courseCopy: { max: 60, perMs: hour },
  /** Subscribed calendars, which some services read for many users from one address. */
  calendar: { max: 600, perMs: minute },
  /** Reports of reviews per account. */
  report: { max: 20, perMs: hour },
  /** Rendered pages, each of which costs some fifty times as much as an API call. Their API calls are not counted. */
  page: { max: 600, perMs: minute },
  /** Scripts, styles, fonts, images and translations: some thirty for a first visit. */
  file: { max: 6000, perMs: minute },
} as const;

export type RateClass = keyof typeof rate;
