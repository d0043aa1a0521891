import { fillProfile } from '../../people/application.ts';
import { toUser } from '../../people/user.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const submitInstructorInfo: Handler<'submitInstructorInfo'> = async (request, context) => {
  const { user } = signedIn(request);
  const after = await fillProfile(context, user.id, request.body, 'submit', request.language);
  return { status: 200, body: toUser(after) };
};
