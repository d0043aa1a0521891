/** What every list of the contract is request by. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** A page of the contract: `{results, page, limit, totalResults}`. */
export interface Page<T> extends PageRequest {
  results: T[];
  totalResults: number;
}

/**
 * Reads a page when there can be one: past the end nothing is request of the database.
 * @param read gets `offset` and `limit` of the page; take the ids from an index first, then their rows.
 */
export async function readPage<T>(
  { page, limit }: PageRequest,
  totalResults: number,
  read: (range: { offset: number; limit: number }) => Promise<T[]>,
): Promise<Page<T>> {
  const offset = (page - 1) * limit;
  const results = offset < totalResults ? await read({ offset, limit }) : [];
  return { results, page, limit, totalResults };
}
