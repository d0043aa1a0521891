import type { ApiClient, Page } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../../app/api/api.ts';
import { type CardCourse, cardCourse } from '../../app/courses/summaries.ts';

/** A page of these courses, without those that are no longer offered. */
async function pageOfFavorites(
  api: ApiClient,
  ids: readonly string[],
  page: number,
  signal?: AbortSignal,
): Promise<Page<CardCourse>> {
  const limit = limits.coursesById;
  const pageIds = ids.slice((page - 1) * limit, page * limit);
  const query = { ids: pageIds.join(',') };
  const response =
    pageIds.length > 0 && (await api.call('listCourses', { query, ...(signal && { signal }) }));
  return { results: response ? response.results.map(cardCourse) : [], page, limit, totalResults: ids.length };
}

export const favoriteList = createPagedList<CardCourse, { ids: string }>('listCourses').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) =>
      pageOfFavorites(browserApi(), query.ids.split(',').filter(Boolean), page, signal),
    ),
  },
});
