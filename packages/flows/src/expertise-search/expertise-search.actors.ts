import type { ApiClient, Expertise } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';

export function expertiseSearchActors(api: ApiClient) {
  return {
    search: fromPromise<Expertise[], { query: string }>(async ({ input, signal }) => {
      const { firstPage: page, expertisesPerPage: limit } = limits;
      const query = { search: input.query, page, limit };
      return (await api.call('listExpertises', { query, signal })).results;
    }),
    loadSelected: fromPromise<Expertise[], { ids: readonly string[] }>(({ input, signal }) =>
      Promise.all(input.ids.map((id) => api.call('getExpertise', { path: { id }, signal }))),
    ),
  };
}
