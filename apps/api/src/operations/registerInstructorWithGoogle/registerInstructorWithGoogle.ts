import type { Handler } from '../../contract/types.ts';
import { enterByIdToken } from '../../thirdParty/entry.ts';

export const registerInstructorWithGoogle: Handler<'registerInstructorWithGoogle'> = async (
  { body, address, language, refuse },
  context,
) => {
  const { tokenId, nonce, role, ...application } = body;
  const entry = await enterByIdToken(context, { tokenId, nonce, role, application, address, language });
  switch (entry.outcome) {
    case 'registered':
      return { status: 201, body: entry.signedIn };
    case 'signedIn':
      return { status: 200, body: entry.signedIn };
    default:
      return refuse(entry.outcome);
  }
};
