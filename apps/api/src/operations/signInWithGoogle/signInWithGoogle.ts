import type { Handler } from '../../contract/types.ts';
import { enterByIdToken } from '../../thirdParty/entry.ts';

export const signInWithGoogle: Handler<'signInWithGoogle'> = async (
  { body, address, language, refuse },
  context,
) => {
  const entry = await enterByIdToken(context, { ...body, address, language });
  switch (entry.outcome) {
    case 'registered':
      return { status: 201, body: entry.signedIn };
    case 'signedIn':
      return { status: 200, body: entry.signedIn };
    default:
      return refuse(entry.outcome);
  }
};
