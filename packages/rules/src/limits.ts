const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

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
  searchResultsPerPage: 12,
  /** The best matches of a search that are its results; more are not counted. */
  searchResultsMaximum: 1000,
  /** Domains, categories and instructors, of each, next to the results of a search. */
  searchEntries: 4,
