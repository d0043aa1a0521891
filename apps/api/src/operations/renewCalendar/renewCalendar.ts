import { renew } from '../../calendar/calendars.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const renewCalendar: Handler<'renewCalendar'> = async (request, context) => {
  const { user } = signedIn(request);
  return { status: 200, body: await renew(context, user, request.language) };
};
