import { type Handler, signedIn } from '../../contract/types.ts';
import { fillProfile } from '../../users/application.ts';
import { toUser } from '../../users/user.ts';

export const updateInstructorProfile: Handler<'updateInstructorProfile'> = async (request, context) => {
  const { user } = signedIn(request);
  const after = await fillProfile(context, user.id, request.body, 'edit', request.language);
  return { status: 200, body: toUser(after) };
};
