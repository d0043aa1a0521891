import type { Context } from '../platform/context/context.ts';
import type { SignedIn, StartedSession } from './accounts.ts';
import { deviceCookie } from './devices.ts';

/** The response to a new session: the tokens, and the cookie that makes the browser a known device. */
export function sessionResponse(
  context: Context,
  { device }: { device: string | null },
  { body, account }: StartedSession,
): { body: SignedIn; cookie: string } {
  return { body, cookie: deviceCookie(context, device, account) };
}
