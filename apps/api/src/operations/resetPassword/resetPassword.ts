import type { Handler } from '../../contract/types.ts';
import { setPassword } from '../../people/mailedLinks.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ body, refuse }, context) => {
  const outcome = await setPassword(context, body.token, body.password);
  return typeof outcome === 'string' ? refuse(outcome) : { status: 204 };
};
