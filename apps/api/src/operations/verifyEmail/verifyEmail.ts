import type { Handler } from '../../contract/types.ts';
import { verifyAddress } from '../../users/mailedLinks.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, problem }, context) => {
  const outcome = await verifyAddress(context, body.token);
  return outcome === 'verified' ? { status: 204 } : problem(outcome);
};
