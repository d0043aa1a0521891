import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { saveDraft } from '../../teaching/drafts.ts';

export const saveCourseDraft: Handler<'saveCourseDraft'> = async (request, context) => {
  const denial = await saveDraft(context, signedIn(request).user, request.params.id, request.body);
  return denial ? request.problem(denial) : { status: 204 };
};
