import type { ApiClient, CourseFigures } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';

/** @param save writes the file to the user's device */
export function figuresExportActors(
  api: ApiClient,
  save: (figures: readonly CourseFigures[]) => void | Promise<void>,
) {
  return {
    loadFigures: fromPromise<CourseFigures[]>(async ({ signal }) => {
      const figures: CourseFigures[] = [];
      for (let page = limits.firstPage; ; page++) {
        const query = { page, limit: limits.pageMaximum };
        const { results, totalResults } = await api.call('listCourseFigures', { query, signal });
        figures.push(...results);
        if (page * limits.pageMaximum >= totalResults) return figures;
      }
    }),
    saveFile: fromPromise<void, { figures: readonly CourseFigures[] }>(async ({ input }) =>
      save(input.figures),
    ),
  };
}
