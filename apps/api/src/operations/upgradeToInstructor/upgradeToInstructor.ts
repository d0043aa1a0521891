import { type Handler, signedIn } from '../../contract/types.ts';
import { fillProfile } from '../../users/application.ts';
import { toUser } from '../../users/user.ts';

export const upgradeToInstructor: Handler<'upgradeToInstructor'> = async (asked, context) => {
  const { user } = signedIn(asked);
  if (user.instructor_status === 'approved') return asked.refuse('alreadyInstructor');
  const after = await fillProfile(context, user.id, asked.body, 'submit', asked.language);
  return { status: 200, body: toUser(after) };
};
