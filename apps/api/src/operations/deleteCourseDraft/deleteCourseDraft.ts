import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { deleteDraft } from '../../teaching/drafts.ts';

export const deleteCourseDraft: Handler<'deleteCourseDraft'> = async (request, { db }) => {
  await deleteDraft(db, signedIn(request).user, request.params.id);
  return { status: 204 };
};
