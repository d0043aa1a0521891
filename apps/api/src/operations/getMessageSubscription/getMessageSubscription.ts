import type { Handler } from '../../contract/types.ts';
import { readSubscription } from '../../messages/subscriptions.ts';

export const getMessageSubscription: Handler<'getMessageSubscription'> = async (request, context) => {
  const body = await readSubscription(context, request.query.token ?? '');
  return body ? { status: 200, body } : request.problem('invalidUnsubscribeLink');
};
