import { day, hour, megabyte, minute, second } from './units.ts';

// All numeric limits of the product. Names end with their unit; without a unit it is a count. As constants of a module, the
// bundler omits those that a page does not use.

// Lists [7.4]; `pageMaximum`: docs/product.md, Responses.
export const firstPage = 1;
export const domainsPerPage = 10;
export const categoriesPerPage = 12;
export const coursesPerPage = 12;
export const expertisesPerPage = 10;
export const sessionsPerPage = 12;
export const enrollmentsPerPage = 12;
export const instructorRequestsPerPage = 20;
export const reviewsPerPage = 10;
export const reviewCasesPerPage = 20;
export const learnersPerPage = 20;
export const certificatesPerPage = 12;
export const searchResultsPerPage = 12;
/** Courses, categories, domains and instructors among the suggestions of a search. */
export const suggestedCourses = 4;
export const suggestedCategories = 2;
export const suggestedDomains = 1;
export const suggestedInstructors = 1;
export const suggestionDelayMs = 200;
/** The best matches of a search that are its results; more are not counted. */
export const searchResultsMaximum = 1000;
/** Domains, categories and instructors, of each, next to the results of a search. */
export const searchEntries = 4;
/** The newest courses that a feed shows. */
export const coursesPerFeed = 50;
/** The maximum `limit` of a list; above it the response is a 400. */
export const pageMaximum = 100;
/** The maximum number of unpublished areas of expertise that one account may create. */
export const unpublishedExpertisesMaximum = 50;
/** The maximum number of invalid fields that a 400 names. */
export const wrongFieldsMaximum = 20;

// Landing page and layout [2.10] [2.12] [2.17] [2.21] [2.200].
export const landingMessages = 7;
export const landingMessageEveryMs = 6 * second;
export const startingSoonCourses = 4;
export const startingSoonMs = 30 * day;
export const infiniteScrollMarginPx = 100;
/** From this number of loaded items on, a list renders only those near the viewport. */
export const virtualizedFrom = 100;
/** Tiles shown before the 'View All' tile. */
export const categoryTileCut = 7;
export const domainGridColumns = 4;
/** This width and all smaller ones are mobile. */
export const mobileBreakpointPx = 768;

// Expertise picker [2.83] [2.85].
export const expertiseSearchMinimum = 3;
export const expertiseSearchDelayMs = 300;
export const expertiseDropdownMaxHeightPx = 200;

// Redirects and temporary messages [2.81] [2.115].
export const redirectAfterEnrollMs = 2 * second;
export const redirectAfterExpertSignUpMs = 2 * second;
export const redirectAfterOnboardingMs = 2 * second;
export const redirectAfterInstructorInfoMs = 3 * second;
export const redirectAfterPasswordResetMs = 3 * second;
export const redirectAfterEmailVerificationMs = 3 * second;
export const profileSavedNoticeMs = 2 * second;
export const applicationSubmittedNoticeMs = 2 * second;
export const instructorProfileSavedNoticeMs = 3 * second;
export const verificationSentNoticeMs = 5 * second;
export const addressCopiedNoticeMs = 4 * second;
/** Enough time to read a sentence twice. */
export const toastMs = 6 * second;
/** The multi-step application page fades in its content after this time. */
export const applicationVisibleAfterMs = 100;

// Carousels and steps [2.93].
export const carouselAutoplayEveryMs = 2500;
export const carouselTransitionMs = 1000;
export const expertSteps = 4;
export const onboardingSteps = 3;

// Refresh of the tokens [4.6].
export const sessionCheckEveryMs = minute;
export const refreshWhenLeftMs = 300 * second;
export const refreshAttempts = 3;
export const refreshAttemptsWithinMs = 10 * second;
/** How long a tab waits for another tab's renewal before it renews the tokens itself. */
export const refreshLockTimeoutMs = 5 * second;

// Decisions on applications [2.220] [10.40].
/** How long 'Undo' is offered after a decision. */
export const decisionUndoMs = 10 * second;
/** How much longer the server accepts an undo, because a request takes time to arrive. */
export const decisionUndoToleranceMs = 5 * second;

/** The timeout for a complete response. */
export const answerTimeoutMs = 30 * second;

/** The timeout for the script that renders the third party's button. */
export const thirdPartyScriptTimeoutMs = 10 * second;

// Lifetimes of tokens [10.15] [10.18].
export const accessTokenLifetimeMs = 15 * minute;
export const refreshTokenLifetimeMs = 30 * day;
/** The maximum lifetime of a session, however often its tokens are renewed. */
export const sessionLifetimeMs = 180 * day;
/** A refresh token used again within this time indicates two concurrent tabs, not a theft. */
export const refreshGraceMs = 10 * second;
/**
 * The maximum length of an access token, whatever its user typed: with it, a browser's usual headers and cookies
 * stay far below the 16 KiB of headers that Node accepts, and one header line below the 8 KiB that nginx accepts.
 */
export const accessTokenMaximumBytes = 4096;
/** A longer image address, measured as UTF-8 in JSON, is omitted from the access token. */
export const tokenImageMaximumBytes = 512;
export const verificationTokenLifetimeMs = day;
export const resetTokenLifetimeMs = hour;
/** The maximum number of valid links of a kind per user; a further one revokes the oldest. */
export const mailTokensPerUser = 20;

// Failed sign-ins of one account, whether or not it exists; see `signInBackoffMs`.
/** Consecutive failures without a backoff. */
export const signInFailuresBeforeBackoff = 5;
export const signInInitialBackoffMs = 30 * second;
export const signInMaximumBackoffMs = 15 * minute;
/** Failures are reset this long after the last one. */
export const signInFailuresResetAfterMs = day;
/** How long a browser stays a known device after a sign-in: the longest lifetime of a cookie in browsers. */
export const knownDeviceLifetimeMs = 400 * day;
/** The maximum number of accounts of which one browser is a known device; a further one replaces the oldest. */
export const accountsPerDevice = 5;
/** The maximum number of sessions per user; a further one ends the one that was renewed longest ago. */
export const sessionsPerUser = 50;
/** After a recipient has reached the limit of mails, the next one is sent this long after the last. */
export const mailRepeatedAfterMs = 30 * minute;

// Password hashing: expensive to attack, affordable to serve.
/** Each takes 19 MiB and a core for some 20 ms. */
export const passwordHashesAtOnce = 2;
/** The maximum length of the queue; further requests get a 503. */
export const passwordHashQueueMaximum = 200;
/** The maximum length of the priority queue, for mailed links and known devices. */
export const passwordHashPriorityQueueMaximum = 100;
/** The minimum duration of a forgotten-password call, so that the time does not reveal whether the account exists. */
export const forgottenPasswordAnswerMs = 100;

/** How long before its start a session can be joined [2.293]. */
export const joinBeforeMs = 15 * minute;
/** How often the clock of a page with sessions is read at least. */
export const sessionClockMs = minute;
/** The sessions that a subscribed calendar contains at most, those nearest to now. */
export const calendarSessionsMaximum = 1000;
/** How often calendar apps are asked to read a subscribed calendar. */
export const calendarRefreshMs = hour;
/** How long ago an active learner opened the course at most [2.342]. */
export const activeLearnerMs = 30 * day;
/** Related courses that nobody has selected, and of how many popular courses of the category they are the most similar. */
export const relatedCourses = 4;
export const comparedForRelated = 100;
/** Other courses of the instructor on a course page. */
export const otherCoursesOfInstructor = 3;
/** Favorites of an account, and of a device without one: the latter fit in one merge. */
export const favoritesPerUser = 200;
export const favoritesPerDevice = 100;
/** Courses of one call by ids. */
export const coursesById = 12;
/** Up to this number of free seats, the card of a course shows it [2.421]. */
export const fewSeats = 5;
/** How long the progress of a user who left a course is kept [2.164]. */
export const leftCourseKeptDays = 30;
/** Messages to the learners of a course. A batch of their mails waits in the outbox at most, so that others overtake them. */
export const messagesPerPage = 10;
export const messagesPerDay = 3;
export const messageBatch = 200;
/** How long the link to unsubscribe works. */
export const unsubscribeTokenLifetimeMs = 365 * day;
/** The reports of a course that its page knows of a user, and the explanations of reports that staff sees at once. */
export const ownReportsMaximum = 500;
export const reportDetailsShown = 10;
/** The progress, as a percentage, from which a learner can review a course [2.320]. */
export const reviewProgressMinimum = 20;

// Translation files; the delay doubles with each retry [9.3].
export const translationRetries = 5;
export const translationFirstRetryMs = 350;

// What a field may hold. Lengths are in Unicode characters, as in JSON Schema [2.497]. HTML's maxlength counts UTF-16 code
// units and cuts off what is pasted, so fields have none.
/** [5.1] */
export const passwordMinimum = 6;
export const passwordMaximum = 128;
/** The number of most common passwords, of sufficient length, that are rejected. */
export const commonPasswordsRejected = 3000;
export const emailMaximum = 254;
export const fullNameMaximum = 100;
export const expertiseMaximum = 20;
export const expertiseNameMaximum = 100;
export const qualificationsMaximum = 5000;
export const bioMaximum = 5000;
export const searchMaximum = 100;
/** The maximum number of words of a search that count, and of letters of a word. */
export const searchWordsMaximum = 8;
export const searchWordMaximum = 40;
export const courseNameMaximum = 150;
export const courseDescriptionMaximum = 5000;
export const coursePriceMaximum = 100_000;
export const courseSessionsMaximum = 500;
export const sessionTitleMaximum = 150;
export const sessionMinimumMinutes = 5;
export const sessionMaximumMinutes = 24 * 60;
export const materialsPerSession = 20;
export const materialTitleMaximum = 150;
export const linkMaximum = 2000;
/** Of the learners that a course needs, and of its seats. */
export const courseLearnersMaximum = 100_000;
export const courseTagsMaximum = 20;
export const courseTagMaximum = 40;
export const imageAddressMaximum = 2000;
export const reviewTextMaximum = 5000;
export const reportTextMaximum = 1000;
export const messageSubjectMaximum = 150;
export const messageTextMaximum = 5000;
/** Drafts of courses that one instructor may have on the server. */
export const courseDraftsMaximum = 50;
/** The pause in typing after which a draft is stored on the server, and the time to a new attempt. */
export const courseDraftAfterMs = 2 * second;
export const courseDraftRetryMs = 30 * second;
/** What a page can still send while it is closed: browsers accept 64 KiB, the headers included. */
export const closingRequestMaximumBytes = 60_000;

// Uploads [2.314] [10.166].
/** 5 MB. */
export const imageUploadMaximumBytes = 5 * megabyte;
/** A camera of 24 megapixels; decoded, an image takes four bytes for each. */
export const imagePixelsMaximum = 25_000_000;
/** Decoding and encoding take a core for a second or two. */
export const imagesProcessedAtOnce = 1;
/** The time for it, which a machine that is busy or an unusual image exceeds. Less than the time to process an upload. */
export const imageEncodingMs = 15 * second;
/** The maximum length of the queue; further uploads get a 503. */
export const imageQueueMaximum = 10;
/** 25 MB, for materials of sessions [10.190]. */
export const fileUploadMaximumBytes = 25 * megabyte;
/** Each is in memory while it is verified and stored. */
export const filesProcessedAtOnce = 2;
/** The maximum length of the queue; further uploads get a 503. */
export const fileQueueMaximum = 20;
/** The files in an archive or an office document, and their size unpacked, as its list of files says. */
export const archiveEntriesMaximum = 5000;
export const archiveUnpackedMaximumBytes = 100 * megabyte;
/** The time to process an upload, the queue included. */
export const uploadProcessingMs = 20 * second;
/** The time for an upload to arrive: 25 MB at 0.7 Mbit/s. */
export const uploadArrivalMs = 5 * minute;
/** The storage of one account. */
export const uploadBytesPerUser = 500 * megabyte;
/** How long an upload that nothing refers to is kept. */
export const unusedUploadKeptMs = day;
/** The same for files of sessions, which drafts of courses refer to. */
export const unusedFileKeptMs = 7 * day;
/** How long the address of a file is valid: at least this time, and at most twice as long [10.192]. */
export const fileAddressLifetimeMs = 15 * minute;
/** The time for a download: 25 MB at 0.12 Mbit/s. */
export const fileDownloadMs = 30 * minute;
