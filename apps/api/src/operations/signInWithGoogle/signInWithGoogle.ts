import type { Handler } from '../../contract/types.ts';
import { entering } from '../../people/answers.ts';
import { enterByIdToken } from '../../thirdParty/entry.ts';

export const signInWithGoogle: Handler<'signInWithGoogle'> = async (asked, context) => {
  const { address, device, language, refuse } = asked;
  const entry = await enterByIdToken(context, { ...asked.body, address, device, language });
  switch (entry.outcome) {
    case 'registered':
      return { status: 201, ...entering(context, asked, entry.started) };
    case 'signedIn':
      return { status: 200, ...entering(context, asked, entry.started) };
    default:
      return refuse(entry.outcome);
  }
};
