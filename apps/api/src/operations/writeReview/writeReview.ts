import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { writeReview as write } from '../../reviews/ownReview.ts';

export const writeReview: Handler<'writeReview'> = async (request, context) => {
  const { params, body, language, problem } = request;
  const outcome = await write(context, params.id, signedIn(request).user, body, language);
  return typeof outcome === 'string' ? problem(outcome) : { status: 200, body: outcome };
};
