import type { Handler } from '../../contract/types.ts';
import { entering } from '../../people/answers.ts';
import { signInByPassword } from '../../people/passwordSignIn.ts';

export const login: Handler<'login'> = async (asked, context) => {
  const { body, address, device, refuse } = asked;
  const started = await signInByPassword(context, { ...body, address, cookie: device });
  return started ? { status: 200, ...entering(context, asked, started) } : refuse('wrongCredentials');
};
