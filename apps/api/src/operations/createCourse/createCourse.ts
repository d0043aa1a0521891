import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { createCourse as create } from '../../teaching/createCourse.ts';

export const createCourse: Handler<'createCourse'> = async (request, context) => {
  const outcome = await create(context, signedIn(request).user, request.body);
  if (outcome === 'notApproved') return request.problem('instructorNotApproved');
  if (outcome === 'noSuchCategory') return request.problem('unknownCategory');
  if (outcome === 'noSuchImage') return request.problem('unknownImage');
  if (outcome === 'noSuchFile') return request.problem('unknownFile');
  if (outcome === 'tooManyTitles') return request.problem('tooManyTitles');
  if (outcome === 'tooFewSeats') return request.problem('tooFewSeats');
  if (outcome === 'sessionIdTaken') return request.problem('sessionIdTaken');
  if (outcome === 'unknownTimeZone') return request.problem('unknownTimeZone');
  return { status: 201, body: outcome };
};
