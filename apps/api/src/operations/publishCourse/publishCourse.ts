import { type Handler, signedIn } from '../../contract/types.ts';
import { setStatus } from '../../teaching/courses.ts';

export const publishCourse: Handler<'publishCourse'> = async (asked, context) => {
  const outcome = await setStatus(context, signedIn(asked).user, asked.params.id, 'published');
  if (outcome === 'noSuchCourse') return asked.refuse('courseNotFound');
  if (outcome === 'notYours') return asked.refuse('notYourCourse');
  return { status: 200, body: outcome };
};
