import { addFavorite as add } from '../../learning/favorites.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const addFavorite: Handler<'addFavorite'> = async (request, context) => {
  const outcome = await add(context, request.params.id, signedIn(request).user);
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  return outcome === 'tooMany' ? request.problem('tooManyFavorites') : { status: 204 };
};
