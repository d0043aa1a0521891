import { type Handler, signedIn } from '../../contract/types.ts';
import { changeCourse } from '../../teaching/courses.ts';

export const updateCourse: Handler<'updateCourse'> = async (asked, context) => {
  const { params, body, refuse } = asked;
  const outcome = await changeCourse(context, signedIn(asked).user, params.id, body);
  if (outcome === 'noSuchCourse') return refuse('courseNotFound');
  if (outcome === 'notYours') return refuse('notYourCourse');
  if (outcome === 'noSuchCategory') return refuse('unknownCategory');
  return { status: 200, body: outcome };
};
