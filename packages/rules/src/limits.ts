import { day, hour, megabyte, minute, second } from './units.ts';

/** All numeric limits of the product. Names end with their unit; without a unit it is a count. */
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
  reviewsPerPage: 10,
  reviewCasesPerPage: 20,
  learnersPerPage: 20,
  certificatesPerPage: 12,
  searchResultsPerPage: 12,
  /** Courses, categories, domains and instructors among the suggestions of a search. */
  suggestedCourses: 4,
  suggestedCategories: 2,
  suggestedDomains: 1,
  suggestedInstructors: 1,
  suggestionDelayMs: 200,
  /** The best matches of a search that are its results; more are not counted. */
  searchResultsMaximum: 1000,
  /** Domains, categories and instructors, of each, next to the results of a search. */
  searchEntries: 4,
  /** The newest courses that a feed shows. */
  coursesPerFeed: 50,
  /** The maximum `limit` of a list; above it the response is a 400. */
  pageMaximum: 100,
  /** The maximum number of unpublished areas of expertise that one account may create. */
  unpublishedExpertisesMaximum: 50,
  /** The maximum number of invalid fields that a 400 names. */
  wrongFieldsMaximum: 20,

  // Landing page and layout [2.10] [2.12] [2.17] [2.21] [2.200].
  landingMessages: 7,
  landingMessageEveryMs: 6 * second,
  startingSoonCourses: 4,
  startingSoonMs: 30 * day,
  infiniteScrollMarginPx: 100,
  /** From this number of loaded items on, a list renders only those near the viewport. */
  virtualizedFrom: 100,
  /** Tiles shown before the 'View All' tile. */
  categoryTileCut: 7,
  domainGridColumns: 4,
  /** This width and all smaller ones are mobile. */
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
  addressCopiedNoticeMs: 4 * second,
  /** Enough time to read a sentence twice. */
  toastMs: 6 * second,
  /** The multi-step application page fades in its content after this time. */
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
  /** How long a tab waits for another tab's renewal before it renews the tokens itself. */
  refreshLockTimeoutMs: 5 * second,

  // Decisions on applications [2.220] [10.40].
  /** How long 'Undo' is offered after a decision. */
  decisionUndoMs: 10 * second,
  /** How much longer the server accepts an undo, because a request takes time to arrive. */
  decisionUndoToleranceMs: 5 * second,

  /** The timeout for a complete response. */
  answerTimeoutMs: 30 * second,
  /** How long a page that is complete as HTML waits for an input before its scripts start [2.275]. */
  startWithoutInputMs: 6 * second,
  // Prefetching on intent, and the memory of pages [2.267] [2.268].
  /** How long the pointer or the focus stays on a link before its page is prefetched. */
  intentAfterMs: 60,
  prefetchesAtOnce: 2,
  /** How long after its response prefetched data replaces a request. */
  prefetchedFreshMs: 5 * second,
  /** How long the data of a page is kept for Back and Forward. */
  pageRememberedMs: 5 * minute,
  pagesRemembered: 20,

  // The pages that the browser keeps for a visit without a network [2.411].
  keptCourses: 20,
  /** In bytes, of the HTML of one page. */
  keptPageMaximumBytes: megabyte,
  /** In bytes, of all kept pages and what they load. */
  keptMaximumBytes: 20 * megabyte,

  /** The timeout for the script that renders the third party's button. */
  thirdPartyScriptTimeoutMs: 10 * second,

  // Lifetimes of tokens [10.15] [10.18].
  accessTokenLifetimeMs: 15 * minute,
  refreshTokenLifetimeMs: 30 * day,
  /** The maximum lifetime of a session, however often its tokens are renewed. */
  sessionLifetimeMs: 180 * day,
  /** A refresh token used again within this time indicates two concurrent tabs, not a theft. */
  refreshGraceMs: 10 * second,
  /**
   * The maximum length of an access token, whatever its user typed: with it, a browser's usual headers and cookies
   * stay far below the 16 KiB of headers that Node accepts, and one header line below the 8 KiB that nginx accepts.
   */
  accessTokenMaximumBytes: 4096,
  /** A longer image address, measured as UTF-8 in JSON, is omitted from the access token. */
  tokenImageMaximumBytes: 512,
  verificationTokenLifetimeMs: day,
  resetTokenLifetimeMs: hour,
  /** The maximum number of valid links of a kind per user; a further one revokes the oldest. */
  mailTokensPerUser: 20,

  // Failed sign-ins of one account, whether or not it exists; see `signInBackoffMs`.
  /** Consecutive failures without a backoff. */
  signInFailuresBeforeBackoff: 5,
  signInInitialBackoffMs: 30 * second,
  signInMaximumBackoffMs: 15 * minute,
  /** Failures are reset this long after the last one. */
  signInFailuresResetAfterMs: day,
  /** How long a browser stays a known device after a sign-in: the longest lifetime of a cookie in browsers. */
  knownDeviceLifetimeMs: 400 * day,
  /** The maximum number of accounts of which one browser is a known device; a further one replaces the oldest. */
  accountsPerDevice: 5,
  /** The maximum number of sessions per user; a further one ends the one that was renewed longest ago. */
  sessionsPerUser: 50,
  /** After a recipient has reached the limit of mails, the next one is sent this long after the last. */
  mailRepeatedAfterMs: 30 * minute,

  // Password hashing: expensive to attack, affordable to serve.
  /** Each takes 19 MiB and a core for some 20 ms. */
  passwordHashesAtOnce: 2,
  /** The maximum length of the queue; further requests get a 503. */
  passwordHashQueueMaximum: 200,
  /** The maximum length of the priority queue, for mailed links and known devices. */
  passwordHashPriorityQueueMaximum: 100,
  /** The minimum duration of a forgotten-password call, so that the time does not reveal whether the account exists. */
  forgottenPasswordAnswerMs: 100,

  /** How long before its start a session can be joined [2.293]. */
  joinBeforeMs: 15 * minute,
  /** How often the clock of a page with sessions is read at least. */
  sessionClockMs: minute,
  /** The sessions that a subscribed calendar contains at most, those nearest to now. */
  calendarSessionsMaximum: 1000,
  /** How often calendar apps are asked to read a subscribed calendar. */
  calendarRefreshMs: hour,
  /** How long ago an active learner opened the course at most [2.342]. */
  activeLearnerMs: 30 * day,
  /** Related courses that nobody has selected, and of how many popular courses of the category they are the most similar. */
  relatedCourses: 4,
  comparedForRelated: 100,
  /** Other courses of the instructor on a course page. */
  otherCoursesOfInstructor: 3,
  /** Favorites of an account, and of a device without one: the latter fit in one merge. */
  favoritesPerUser: 200,
  favoritesPerDevice: 100,
  /** Courses of one call by ids. */
  coursesById: 12,
  /** Up to this number of free seats, the card of a course shows it [2.421]. */
  fewSeats: 5,
  /** How long the progress of a user who left a course is kept [2.164]. */
  leftCourseKeptDays: 30,
  /** Messages to the learners of a course. A batch of their mails waits in the outbox at most, so that others overtake them. */
  messagesPerPage: 10,
  messagesPerDay: 3,
  messageBatch: 200,
  /** How long the link to unsubscribe works. */
  unsubscribeTokenLifetimeMs: 365 * day,
  /** The reports of a course that its page knows of a user, and the explanations of reports that staff sees at once. */
  ownReportsMaximum: 500,
  reportDetailsShown: 10,
  /** The progress, as a percentage, from which a learner can review a course [2.320]. */
  reviewProgressMinimum: 20,

  // Translation files; the delay doubles with each retry [9.3].
  translationRetries: 5,
  translationFirstRetryMs: 350,

  // What a field may hold. Lengths are in UTF-16 code units, as in HTML's maxlength.
  /** [5.1] */
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** The number of most common passwords, of sufficient length, that are rejected. */
  commonPasswordsRejected: 3000,
  emailMaximum: 254,
  fullNameMaximum: 100,
  expertiseMaximum: 20,
  expertiseNameMaximum: 100,
  qualificationsMaximum: 5000,
  bioMaximum: 5000,
  searchMaximum: 100,
  /** The maximum number of words of a search that count, and of letters of a word. */
  searchWordsMaximum: 8,
  searchWordMaximum: 40,
  courseNameMaximum: 150,
  courseDescriptionMaximum: 5000,
  coursePriceMaximum: 100_000,
  courseSessionsMaximum: 500,
  sessionTitleMaximum: 150,
  sessionMinimumMinutes: 5,
  sessionMaximumMinutes: 24 * 60,
  materialsPerSession: 20,
  materialTitleMaximum: 150,
  linkMaximum: 2000,
  /** Of the learners that a course needs, and of its seats. */
  courseLearnersMaximum: 100_000,
  courseTagsMaximum: 20,
  courseTagMaximum: 40,
  imageAddressMaximum: 2000,
  reviewTextMaximum: 5000,
  reportTextMaximum: 1000,
  messageSubjectMaximum: 150,
  messageTextMaximum: 5000,
  /** Drafts of courses that one instructor may have on the server. */
  courseDraftsMaximum: 50,
  /** The pause in typing after which a draft is stored on the server, and the time to a new attempt. */
  courseDraftAfterMs: 2 * second,
  courseDraftRetryMs: 30 * second,
  /** What a page can still send while it is closed: browsers accept 64 KiB, the headers included. */
  closingRequestMaximumBytes: 60_000,

  // Uploads [10.165] [10.166].
  /** 5 MB. */
  imageUploadMaximumBytes: 5 * megabyte,
  /** A camera of 24 megapixels; decoded, an image takes four bytes for each. */
  imagePixelsMaximum: 25_000_000,
  /** Decoding and encoding take a core for a second or two. */
  imagesProcessedAtOnce: 1,
  /** The maximum length of the queue; further uploads get a 503. */
  imageQueueMaximum: 10,
  /** 25 MB, for materials of sessions [10.190]. */
  fileUploadMaximumBytes: 25 * megabyte,
  /** Each is in memory while it is verified and stored. */
  filesProcessedAtOnce: 2,
  /** The maximum length of the queue; further uploads get a 503. */
  fileQueueMaximum: 20,
  /** The files in an archive or an office document, and their size unpacked: it is verified in less than two seconds. */
  archiveEntriesMaximum: 5000,
  archiveUnpackedMaximumBytes: 100 * megabyte,
  /** The time to process an upload, the queue included. */
  uploadProcessingMs: 20 * second,
  /** The time for an upload to arrive: 25 MB at 0.7 Mbit/s. */
  uploadArrivalMs: 5 * minute,
  /** The storage of one account. */
  uploadBytesPerUser: 500 * megabyte,
  /** How long an upload that nothing refers to is kept. */
  unusedUploadKeptMs: day,
  /** The same for files of sessions, which drafts of courses refer to. */
  unusedFileKeptMs: 7 * day,
  /** How long the address of a file is valid: at least this time, and at most twice as long [10.192]. */
  fileAddressLifetimeMs: 15 * minute,
  /** The time for a download: 25 MB at 0.12 Mbit/s. */
  fileDownloadMs: 30 * minute,
} as const;

/**
 * The backoff of an account after a number of consecutive failures: none at first, then 30 s, doubling with each
 * failure up to 15 minutes.
 */
export function signInBackoffMs(failures: number): number {
  const doublings = failures - limits.signInFailuresBeforeBackoff;
  if (doublings < 0) return 0;
  return Math.min(limits.signInInitialBackoffMs * 2 ** doublings, limits.signInMaximumBackoffMs);
}
