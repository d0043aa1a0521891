import { type Handler, signedIn } from '../../contract/types.ts';
import { enrol } from '../../learning/enrolments.ts';

export const enrolInCourse: Handler<'enrolInCourse'> = async (asked, context) => {
  const outcome = await enrol(context, asked.params.id, signedIn(asked).user);
  return outcome === 'noSuchCourse' ? asked.refuse('courseNotFound') : { status: 200, body: outcome };
};
