import { sessionResponse } from '../../people/sessionResponse.ts';
import { signInByIdToken } from '../../people/thirdParty/signIn.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const signInWithGoogle: Handler<'signInWithGoogle'> = async (request, context) => {
  const { address, device, language, problem } = request;
  const entry = await signInByIdToken(context, { ...request.body, address, device, language });
  switch (entry.outcome) {
    case 'registered':
      return { status: 201, ...sessionResponse(context, request, entry.started) };
    case 'signedIn':
      return { status: 200, ...sessionResponse(context, request, entry.started) };
    default:
      return problem(entry.outcome);
  }
};
