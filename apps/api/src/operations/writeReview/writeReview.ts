import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { writeReview as write } from '../../reviews/ownReview.ts';

export const writeReview: Handler<'writeReview'> = async (request, context) => {
  const { params, body, language, problem } = request;
  const outcome = await write(context, params.id, signedIn(request).user, body, language);
  if (outcome === 'noSuchCourse') return problem('courseNotFound');
  if (outcome === 'own_course') return problem('ownCourse');
  if (outcome === 'not_enrolled') return problem('notEnrolled');
  if (outcome === 'too_little_progress') return problem('tooLittleProgress');
  if (outcome === 'hidden') return problem('reviewHidden');
  return { status: 200, body: outcome };
};
