import { mergeFavorites as merge } from '../../learning/favorites.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const mergeFavorites: Handler<'mergeFavorites'> = async (request, context) => ({
  status: 200,
  body: { ids: await merge(context, request.body.ids, signedIn(request).user) },
});
