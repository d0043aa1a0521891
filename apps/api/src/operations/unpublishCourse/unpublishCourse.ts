import { type Handler, signedIn } from '../../contract/types.ts';
import { setStatus } from '../../teaching/courses.ts';

export const unpublishCourse: Handler<'unpublishCourse'> = async (asked, context) => {
  const outcome = await setStatus(context, signedIn(asked).user, asked.params.id, 'draft');
  if (outcome === 'noSuchCourse') return asked.refuse('courseNotFound');
  if (outcome === 'notYours') return asked.refuse('notYourCourse');
  return { status: 200, body: outcome };
};
