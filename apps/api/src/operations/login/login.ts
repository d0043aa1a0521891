import type { Handler } from '../../contract/types.ts';
import { countOne, refuseIfReached } from '../../limits/byAccount.ts';
import { findByEmail, signIn } from '../../people/accounts.ts';
import { isPassword } from '../../people/passwords.ts';

export const login: Handler<'login'> = async ({ body, address, refuse }, context) => {
  await refuseIfReached(context, 'signIn', address);
  const user = await findByEmail(context, body.email);
  // Compared even for an unknown e-mail, so that both refusals take the same time.
  const isRight = await isPassword(body.password, user?.password_hash ?? null);
  if (!user || !isRight) {
    await countOne(context, 'signIn', address);
    context.log.info({ user: user?.id ?? null }, 'A sign-in was refused');
    return refuse('wrongCredentials');
  }
  return { status: 200, body: await signIn(context, user) };
};
