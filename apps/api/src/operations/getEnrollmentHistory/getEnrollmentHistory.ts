import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { readHistory } from '../../teaching/history.ts';

export const getEnrollmentHistory: Handler<'getEnrollmentHistory'> = async (request, context) => {
  const history = await readHistory(context, signedIn(request).user.id, request.query);
  if (typeof history === 'string') return request.problem(history);
  return { status: 200, body: history };
};
