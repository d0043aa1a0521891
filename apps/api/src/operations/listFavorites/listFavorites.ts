import { type Handler, signedIn } from '../../contract/types.ts';
import { favoritesOf } from '../../learning/favorites.ts';

export const listFavorites: Handler<'listFavorites'> = async (request, { db }) => ({
  status: 200,
  body: { ids: await favoritesOf(db, signedIn(request).user) },
});
