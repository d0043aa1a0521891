import { readPreferences } from '../../messages/preferences.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const getMessagePreferences: Handler<'getMessagePreferences'> = async (request, { db }) => ({
  status: 200,
  body: await readPreferences(db, signedIn(request).user.id),
});
