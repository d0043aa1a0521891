import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { pageOfLearners } from '../../teaching/learners.ts';

export const listLearners: Handler<'listLearners'> = async (request, { db }) => {
  const { params, query, problem } = request;
  const outcome = await pageOfLearners(db, signedIn(request).user, params.id, query);
  if (typeof outcome === 'string') return problem(outcome);
  return { status: 200, body: outcome };
};
