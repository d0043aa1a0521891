import { favoritesOf } from '../../learning/favorites.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const listFavorites: Handler<'listFavorites'> = async (request, { db }) => ({
  status: 200,
  body: { ids: await favoritesOf(db, signedIn(request).user) },
});
