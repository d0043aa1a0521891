import { toUser } from '../../people/user.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const getProfile: Handler<'getProfile'> = async (request) => ({
  status: 200,
  body: toUser(signedIn(request).user),
});
