import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { duplicateCourse as duplicate } from '../../teaching/duplicateCourse.ts';

export const duplicateCourse: Handler<'duplicateCourse'> = async (request, context) => {
  const outcome = await duplicate(context, signedIn(request).user, request.params.id);
  if (outcome === 'notApproved') return request.problem('instructorNotApproved');
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'notYours') return request.problem('notYourCourse');
  return { status: 201, body: outcome };
};
