import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { storeImage } from '../../uploads/uploads.ts';

export const uploadImage: Handler<'uploadImage'> = async (request, context) => {
  const outcome = await storeImage(context, signedIn(request).user, request.body);
  if (typeof outcome === 'string') return request.problem(outcome);
  return { status: 201, body: outcome };
};
