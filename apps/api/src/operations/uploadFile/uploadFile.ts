import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { storeFile } from '../../uploads/files.ts';

export const uploadFile: Handler<'uploadFile'> = async (request, context) => {
  const outcome = await storeFile(context, signedIn(request).user, request.body);
  if (outcome === 'unreadable') return request.problem('unreadableFile');
  if (outcome === 'encrypted') return request.problem('encryptedFile');
  if (outcome === 'macros') return request.problem('fileWithMacros');
  if (outcome === 'unpacksTooLarge') return request.problem('unpacksTooLarge');
  if (outcome === 'spaceFull') return request.problem('uploadSpaceFull');
  return { status: 201, body: outcome };
};
