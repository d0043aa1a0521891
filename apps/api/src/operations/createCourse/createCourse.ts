import { type Handler, signedIn } from '../../contract/types.ts';
import { createCourse as create } from '../../teaching/courses.ts';

export const createCourse: Handler<'createCourse'> = async (asked, context) => {
  const outcome = await create(context, signedIn(asked).user, asked.body);
  return outcome === 'noSuchCategory' ? asked.refuse('unknownCategory') : { status: 201, body: outcome };
};
