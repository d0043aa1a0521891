import { type Handler, signedIn } from '../../contract/types.ts';
import { deleteCourse as remove } from '../../teaching/courses.ts';

export const deleteCourse: Handler<'deleteCourse'> = async (asked, context) => {
  const outcome = await remove(context, signedIn(asked).user, asked.params.id);
  if (outcome === 'noSuchCourse') return asked.refuse('courseNotFound');
  if (outcome === 'notYours') return asked.refuse('notYourCourse');
  if (outcome === 'hasLearners') return asked.refuse('courseHasLearners');
  return { status: 204 };
};
