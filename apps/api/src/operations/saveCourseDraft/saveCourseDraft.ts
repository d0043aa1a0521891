import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { saveDraft } from '../../teaching/drafts.ts';

export const saveCourseDraft: Handler<'saveCourseDraft'> = async (request, context) => {
  const outcome = await saveDraft(context, signedIn(request).user, request.params.id, request.body);
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'notYours') return request.problem('notYourCourse');
  if (outcome === 'tooManyDrafts') return request.problem('tooManyDrafts');
  return { status: 204 };
};
