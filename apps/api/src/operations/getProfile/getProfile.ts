import { type Handler, signedIn } from '../../contract/types.ts';
import { toUser } from '../../users/user.ts';

export const getProfile: Handler<'getProfile'> = async (request) => ({
  status: 200,
  body: toUser(signedIn(request).user),
});
