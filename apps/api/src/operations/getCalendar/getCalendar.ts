import { readCalendar } from '../../calendar/calendars.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const getCalendar: Handler<'getCalendar'> = async (request, context) => {
  const { user } = signedIn(request);
  return { status: 200, body: await readCalendar(context, user, request.language) };
};
