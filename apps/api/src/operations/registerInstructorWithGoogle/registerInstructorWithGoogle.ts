import { sessionResponse } from '../../people/sessionResponse.ts';
import { signInByIdToken } from '../../people/thirdParty/signIn.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const registerInstructorWithGoogle: Handler<'registerInstructorWithGoogle'> = async (
  request,
  context,
) => {
  const { address, device, language, problem } = request;
  const { tokenId, nonce, role, ...application } = request.body;
  const entry = await signInByIdToken(context, {
    tokenId,
    nonce,
    role,
    application,
    address,
    device,
    language,
  });
  switch (entry.outcome) {
    case 'registered':
      return { status: 201, ...sessionResponse(context, request, entry.started) };
    case 'signedIn':
      return { status: 200, ...sessionResponse(context, request, entry.started) };
    default:
      return problem(entry.outcome);
  }
};
