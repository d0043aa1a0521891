import { addFavorite as add } from '../../learning/favorites.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const addFavorite: Handler<'addFavorite'> = async (request, context) => {
  const denial = await add(context, request.params.id, signedIn(request).user);
  return denial ? request.problem(denial) : { status: 204 };
};
