import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { storeFile } from '../../uploads/files.ts';

export const uploadFile: Handler<'uploadFile'> = async (request, context) => {
  const outcome = await storeFile(context, signedIn(request).user, request.body);
  if (typeof outcome === 'string') return request.problem(outcome);
  return { status: 201, body: outcome };
};
