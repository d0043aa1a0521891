/** The paging parameters of every list. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** A page of the contract: `{results, page, limit, totalResults}`. */
export interface Page<T> extends PageRequest {
  results: T[];
  totalResults: number;
}

/** The rows of a page. */
export interface Range {
  offset: number;
  limit: number;
}

/**
 * Reads a page. Past the end of the list it does not query the database.
 * @param read receives `offset` and `limit`; it should select ids from an index first, then their rows
 */
export async function readPage<T>(
  { page, limit }: PageRequest,
  totalResults: number,
  read: (range: Range) => Promise<T[]>,
): Promise<Page<T>> {
  const offset = (page - 1) * limit;
  const results = offset < totalResults ? await read({ offset, limit }) : [];
  return { results, page, limit, totalResults };
}
