import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { storeImage } from '../../uploads/uploads.ts';

export const uploadImage: Handler<'uploadImage'> = async (request, context) => {
  const outcome = await storeImage(context, signedIn(request).user, request.body);
  if (outcome === 'unreadable') return request.problem('unreadableImage');
  if (outcome === 'tooManyPixels') return request.problem('tooManyPixels');
  if (outcome === 'spaceFull') return request.problem('uploadSpaceFull');
  return { status: 201, body: outcome };
};
