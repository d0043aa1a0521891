import type { Handler } from '../../contract/types.ts';
import { setSubscription } from '../../messages/subscriptions.ts';

export const setMessageSubscription: Handler<'setMessageSubscription'> = async (request, context) => {
  const { token, receives } = request.body;
  const body = await setSubscription(context, token, receives);
  return body ? { status: 200, body } : request.problem('invalidUnsubscribeLink');
};
