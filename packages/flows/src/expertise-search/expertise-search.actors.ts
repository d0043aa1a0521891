import { type ApiClient, ApiProblem, type Expertise } from '@lyceum/api-client';
import { type Language, limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';

/** A free text in a stored draft has no id, so the API responds with 404. The text is its own name. */
function noneIfUnknown(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null;
  throw error;
}

/** @param language that of the page, by which the results sort */
export function expertiseSearchActors(api: ApiClient, language: () => Language) {
  return {
    search: fromPromise<Expertise[], { query: string }>(async ({ input, signal }) => {
      const query = {
        search: input.query,
        language: language(),
        page: limits.firstPage,
        limit: limits.expertisesPerPage,
      };
      return (await api.call('listExpertises', { query, signal })).results;
    }),
    loadSelected: fromPromise<Expertise[], { ids: readonly string[] }>(async ({ input, signal }) => {
      const found = await Promise.all(
        input.ids.map((id) => api.call('getExpertise', { path: { id }, signal }).catch(noneIfUnknown)),
      );
      return found.filter((expertise) => expertise !== null);
    }),
  };
}
