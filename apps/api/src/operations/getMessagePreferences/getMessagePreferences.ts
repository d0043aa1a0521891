import { type Handler, signedIn } from '../../contract/types.ts';
import { readPreferences } from '../../messages/preferences.ts';

export const getMessagePreferences: Handler<'getMessagePreferences'> = async (request, { db }) => ({
  status: 200,
  body: await readPreferences(db, signedIn(request).user.id),
});
