import type { Handler } from '../../contract/types.ts';
import { signInByIdToken } from '../../thirdParty/signIn.ts';
import { sessionResponse } from '../../users/sessionResponse.ts';

export const signInWithGoogle: Handler<'signInWithGoogle'> = async (asked, context) => {
  const { address, device, language, refuse } = asked;
  const entry = await signInByIdToken(context, { ...asked.body, address, device, language });
  switch (entry.outcome) {
    case 'registered':
      return { status: 201, ...sessionResponse(context, asked, entry.started) };
    case 'signedIn':
      return { status: 200, ...sessionResponse(context, asked, entry.started) };
    default:
      return refuse(entry.outcome);
  }
};
