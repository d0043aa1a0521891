import { type Handler, signedIn } from '../../contract/types.ts';
import { enroll } from '../../learning/enrollments.ts';

export const enrollInCourse: Handler<'enrollInCourse'> = async (asked, context) => {
  const outcome = await enroll(context, asked.params.id, signedIn(asked).user);
  return outcome === 'noSuchCourse' ? asked.refuse('courseNotFound') : { status: 200, body: outcome };
};
