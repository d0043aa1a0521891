import { setSubscription } from '../../messages/subscriptions.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const setMessageSubscription: Handler<'setMessageSubscription'> = async (request, context) => {
  const { token, receives } = request.body;
  const body = await setSubscription(context, token, receives);
  return body ? { status: 200, body } : request.problem('invalidUnsubscribeLink');
};
