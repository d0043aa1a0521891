import { removeFavorite as remove } from '../../learning/favorites.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const removeFavorite: Handler<'removeFavorite'> = async (request, context) => {
  await remove(context, request.params.id, signedIn(request).user);
  return { status: 204 };
};
