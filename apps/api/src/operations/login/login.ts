import type { Handler } from '../../contract/types.ts';
import { signInByPassword } from '../../people/passwordSignIn.ts';

export const login: Handler<'login'> = async ({ body, address, refuse }, context) => {
  const signedIn = await signInByPassword(context, { ...body, address });
  return signedIn ? { status: 200, body: signedIn } : refuse('wrongCredentials');
};
