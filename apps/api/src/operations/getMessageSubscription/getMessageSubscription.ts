import { readSubscription } from '../../messages/subscriptions.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getMessageSubscription: Handler<'getMessageSubscription'> = async (request, context) => {
  const body = await readSubscription(context, request.query.token ?? '');
  return body ? { status: 200, body } : request.problem('invalidUnsubscribeLink');
};
