import { type Handler, signedIn } from '../../contract/types.ts';
import { fillProfile } from '../../users/application.ts';
import { toUser } from '../../users/user.ts';

export const updateInstructorProfile: Handler<'updateInstructorProfile'> = async (asked, context) => {
  const { user } = signedIn(asked);
  const after = await fillProfile(context, user.id, asked.body, 'edit', asked.language);
  return { status: 200, body: toUser(after) };
};
