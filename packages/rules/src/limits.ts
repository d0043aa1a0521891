const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Every number the product promises. Names end with their unit; no unit means a count. */
export const limits = {
  // Lists [9.6]; `pageMaximum`: docs/product.md, Responses.
  firstPage: 1,
  domainsPerPage: 10,
  categoriesPerPage: 12,
  coursesPerPage: 12,
  expertisesPerPage: 10,
  sessionsPerPage: 12,
  enrollmentsPerPage: 12,
  instructorRequestsPerPage: 20,
  /** The largest `limit` that a list accepts; above it the answer is 400. */
  pageMaximum: 100,
  /** So many areas of expertise made by one account may wait for its approval. */
  unpublishedExpertisesMaximum: 50,
  /** So many wrong fields of a request does a 400 name at most. */
  wrongFieldsMaximum: 20,

  // Landing page and layout [2.10] [2.12] [2.17] [2.21].
  landingMessages: 7,
  landingMessageEveryMs: 6 * second,
  infiniteScrollMarginPx: 100,
  /** From so many loaded items on, a list keeps only those near the view in the document. */
  virtualizedFrom: 100,
  /** Tiles shown before the 'View All' tile. */
  categoryTileCut: 7,
  domainGridColumns: 4,
  /** This width and everything below it is mobile. */
  mobileBreakpointPx: 768,

  // Expertise picker [2.83] [2.86].
  expertiseSearchMinimum: 3,
  expertiseSearchDelayMs: 300,
  expertiseDropdownMaxHeightPx: 200,

  // Redirects and temporary messages [9.7] [4.20].
  redirectAfterEnrollMs: 2 * second,
  redirectAfterExpertSignUpMs: 2 * second,
  redirectAfterOnboardingMs: 2 * second,
  redirectAfterInstructorInfoMs: 3 * second,
  redirectAfterPasswordResetMs: 3 * second,
  redirectAfterEmailVerificationMs: 3 * second,
  profileSavedNoticeMs: 2 * second,
  applicationSubmittedNoticeMs: 2 * second,
  instructorProfileSavedNoticeMs: 3 * second,
  verificationSentNoticeMs: 5 * second,
  /** Long enough to read a sentence twice. */
  toastMs: 6 * second,
  /** The multi-step application page shows its contents this long after it opens. */
  applicationVisibleAfterMs: 100,

  // Carousels and steps [9.5].
  carouselAutoplayEveryMs: 2500,
  carouselTransitionMs: 1000,
  expertSteps: 4,
  onboardingSteps: 3,

  // Refresh of the tokens [4.6] [10.16].
  sessionCheckEveryMs: minute,
  refreshWhenLeftMs: 300 * second,
  refreshAttempts: 3,
  refreshAttemptsWithinMs: 10 * second,
  /** How long a tab waits for another tab's refresh before it refreshes by itself. */
  refreshLockTimeoutMs: 5 * second,

  /** A call that was not answered in full by then counts as one without an answer. */
  answerTimeoutMs: 30 * second,
  /** How long a form waits for the script that draws the third party's button. */
  thirdPartyScriptTimeoutMs: 10 * second,

  // Lifetimes of tokens [10.15] [10.18].
  accessTokenLifetimeMs: 15 * minute,
  refreshTokenLifetimeMs: 30 * day,
  /** However often its tokens are renewed, a sign-in ends this long after it began. */
  sessionLifetimeMs: 180 * day,
  /** A refresh token used again within this time is two tabs at once, not a theft. */
  refreshGraceMs: 10 * second,
  /**
   * An access token is at most this long, whatever its user typed: with it, a browser's usual headers and cookies stay
   * far below the 16 KiB of headers that Node takes, and one header line below the 8 KiB that nginx takes.
   */
  accessTokenMaximumBytes: 4096,
  /** A longer image address is left out of the access token, as UTF-8 in JSON. */
  tokenImageMaximumBytes: 512,
  verificationTokenLifetimeMs: day,
  resetTokenLifetimeMs: hour,
  /** So many links of a kind are good for a user at once; a further one ends the oldest. */
  mailTokensPerUser: 20,

  // Failed sign-ins of one account, whether it exists or not; see `signInBackoffMs`.
  /** So many failures in a row are free of a wait. */
  signInFailuresBeforeBackoff: 5,
  signInInitialBackoffMs: 30 * second,
  signInMaximumBackoffMs: 15 * minute,
  /** A row of failures is forgotten this long after its last. */
  signInFailuresResetAfterMs: day,
  /** A browser that signed in counts as a known device for this long: no browser keeps a cookie for longer. */
  knownDeviceLifetimeMs: 400 * day,
  /** So many accounts know one browser; a further one takes the place of the oldest. */
  accountsPerDevice: 5,
  /** So many sessions of a user go on at once; a further one ends the one that was renewed longest ago. */
  sessionsPerUser: 50,
  /** Where a recipient has had too many mails, the next one goes out this long after the last, and not before. */
  mailRepeatedAfterMs: 30 * minute,

  // What keeps passwords dear to guess, and cheap enough to serve.
  /** Each takes 19 MiB and a core for some 20 ms. */
  passwordHashesAtOnce: 2,
  /** So many wait for their turn; those that come on top are asked to come again. */
  passwordHashQueueMaximum: 200,
  /** So many more wait who have shown that they are no strangers (a mailed link, a known device); they go first. */
  passwordHashPriorityQueueMaximum: 100,
  /** A forgotten password is answered after this long, so that the time does not tell whether there is an account. */
  forgottenPasswordAnswerMs: 100,

  // Translation files; the delay doubles with each retry [9.3].
  translationRetries: 5,
  translationFirstRetryMs: 350,

  // What a field may hold. Lengths are in UTF-16 code units, as in HTML's maxlength.
  /** [5.1] */
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** So many of the commonest passwords are refused, of those that are long enough. */
  commonPasswordsRejected: 3000,
  emailMaximum: 254,
  personNameMaximum: 100,
  expertiseMaximum: 20,
  expertiseNameMaximum: 100,
  qualificationsMaximum: 5000,
  bioMaximum: 5000,
  searchMaximum: 100,
  courseNameMaximum: 150,
  courseDescriptionMaximum: 5000,
  coursePriceMaximum: 100_000,
  courseSessionsMaximum: 500,
  courseLearnersMaximum: 100_000,
  courseTagsMaximum: 20,
  courseTagMaximum: 40,
  imageAddressMaximum: 2000,
} as const;

/**
 * How often something may happen before the answer is a 429, as `max` in `perMs`. The limits by address are wide enough
 * for a classroom behind one.
 */
export const rate = {
  /** Calls of one address. */
  general: { max: 3000, perMs: minute },
  /** Failed attempts of one address to sign in; `signInBackoffMs` is for those at one account. */
  signIn: { max: 100, perMs: 15 * minute },
  /** Successful sign-ins of one address, whoever signs in. */
  signInSuccess: { max: 300, perMs: 15 * minute },
  /** Successful sign-ins of one account, from wherever. */
  accountSignIn: { max: 30, perMs: 15 * minute },
  registration: { max: 300, perMs: hour },
  /** Mails that one address asks for to one recipient. */
  mail: { max: 3, perMs: minute },
  /** Mails that one address asks for, whoever gets them. */
  mailHourly: { max: 60, perMs: hour },
  mailDaily: { max: 200, perMs: day },
  /** Mails of a kind to one recipient, whoever asks for them. Above it no 429, but see `mailRepeatedAfterMs`. */
  recipientHourly: { max: 5, perMs: hour },
  recipientDaily: { max: 20, perMs: day },
  /** Calls with a token from a mail. */
  mailedLink: { max: 60, perMs: minute },
  search: { max: 600, perMs: minute },
  /** Applications and changed instructor profiles of one account: each may make areas of expertise. */
  application: { max: 30, perMs: hour },
  /** Each is rendered, which takes some fifty times as long as a call of the API. Calls made for it are not counted. */
  page: { max: 600, perMs: minute },
  /** Scripts, styles, fonts, images and translations: some thirty for a first visit. */
  file: { max: 6000, perMs: minute },
} as const;

export type RateClass = keyof typeof rate;

/**
 * How long an account that failed to sign in so many times in a row has to wait for its next try: not at all, then
 * 30 s, then twice as long with each failure, but never longer than a quarter of an hour.
 */
export function signInBackoffMs(failures: number): number {
  const doublings = failures - limits.signInFailuresBeforeBackoff;
  if (doublings < 0) return 0;
  return Math.min(limits.signInInitialBackoffMs * 2 ** doublings, limits.signInMaximumBackoffMs);
}
