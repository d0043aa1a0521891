import { second } from './units.ts';

// The limits that several packages or features share. Every other limit is beside the rule or the code that applies it. Names
// end with their unit; without a unit it is a count.

// Lists [7.4].
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
export const messagesPerPage = 10;
export const searchResultsPerPage = 12;
/** Courses of one call by ids. */
export const coursesById = 12;
/** The maximum `limit` of a list; above it the response is a 400. */
export const pageMaximum = 100;

/** The maximum number of invalid fields that a 400 names. */
export const wrongFieldsMaximum = 20;
/** The timeout for a complete response. */
export const responseTimeoutMs = 30 * second;

/** Favorites of an account, and of a device without one: the latter fit in one merge. */
export const favoritesPerUser = 200;
export const favoritesPerDevice = 100;

export const landingMessages = 7;
export const expertSteps = 4;
export const redirectAfterExpertSignUpMs = 2 * second;
export const profileSavedNoticeMs = 2 * second;

/** How long 'Undo' is offered after a decision [2.220] [10.40]. */
export const decisionUndoMs = 10 * second;
/** How much longer the server accepts an undo, because a request takes time to arrive. */
export const decisionUndoToleranceMs = 5 * second;
