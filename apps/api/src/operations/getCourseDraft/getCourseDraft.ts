import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { findDraft } from '../../teaching/drafts.ts';

export const getCourseDraft: Handler<'getCourseDraft'> = async (request, { db }) => {
  const stored = await findDraft(db, signedIn(request).user, request.params.id);
  return { status: 200, body: { stored } };
};
