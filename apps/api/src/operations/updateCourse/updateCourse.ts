import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { courseIncomplete } from '../../teaching/courseIncomplete.ts';
import { changeCourse } from '../../teaching/courses.ts';

export const updateCourse: Handler<'updateCourse'> = async (request, context) => {
  const { params, body, ifMatch, problem } = request;
  const outcome = await changeCourse(context, signedIn(request).user, { id: params.id, ifMatch }, body);
  if (outcome === 'noSuchCourse') return problem('courseNotFound');
  if (outcome === 'notYours') return problem('notYourCourse');
  if (outcome === 'noSuchCategory') return problem('unknownCategory');
  if (outcome === 'noSuchImage') return problem('unknownImage');
  if (outcome === 'noSuchFile') return problem('unknownFile');
  if (outcome === 'tooManyTitles') return problem('tooManyTitles');
  if (outcome === 'tooFewSeats') return problem('tooFewSeats');
  if (outcome === 'sessionIdTaken') return problem('sessionIdTaken');
  if (outcome === 'unknownTimeZone') return problem('unknownTimeZone');
  if ('current' in outcome) return courseChanged(request, outcome);
  if ('missing' in outcome) return courseIncomplete(request, context, outcome);
  return { status: 200, body: outcome };
};
