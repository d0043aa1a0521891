import { turnOff } from '../../calendar/calendars.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const turnOffCalendar: Handler<'turnOffCalendar'> = async (request, context) => {
  await turnOff(context, signedIn(request).user);
  return { status: 204 };
};
