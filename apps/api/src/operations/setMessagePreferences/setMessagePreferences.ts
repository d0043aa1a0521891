import { setPreferences } from '../../messages/preferences.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const setMessagePreferences: Handler<'setMessagePreferences'> = async (request, context) => {
  const body = await setPreferences(context, signedIn(request).user.id, request.body);
  return body ? { status: 200, body } : request.problem('courseNotFound');
};
