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

const rangeOf = ({ page, limit }: PageRequest): Range => ({ offset: (page - 1) * limit, limit });

/**
 * Reads a page and the total of its list in one statement. Only a page without rows reads the total on its own.
 * @param read should select ids from an index first, then their rows; each row contains the total
 * @param readTotal undefined if there is no such list
 * @returns null if there is no such list
 */
export async function readPageWithTotal<
  Row extends { total: number | null },
  T,
  Total extends number | undefined,
>(
  request: PageRequest,
  read: (range: Range) => Promise<Row[]>,
  toItem: (row: Row) => T,
  readTotal: () => Promise<Total>,
): Promise<Page<T> | (undefined extends Total ? null : never)> {
  const rows = await read(rangeOf(request));
  const totalResults: number | undefined = rows[0]?.total ?? (await readTotal());
  if (totalResults === undefined) return null as undefined extends Total ? null : never;
  return { results: rows.map(toItem), page: request.page, limit: request.limit, totalResults };
}

/**
 * Reads a page. Past the end of the list it does not query the database.
 * @param read receives `offset` and `limit`; it should select ids from an index first, then their rows
 */
export async function readPage<T>(
  request: PageRequest,
  totalResults: number,
  read: (range: Range) => Promise<T[]>,
): Promise<Page<T>> {
  const range = rangeOf(request);
  const results = range.offset < totalResults ? await read(range) : [];
  return { results, page: request.page, limit: request.limit, totalResults };
}
