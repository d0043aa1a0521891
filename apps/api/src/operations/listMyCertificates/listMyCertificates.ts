import { type Handler, signedIn } from '../../contract/types.ts';
import { pageOfCertificates } from '../../learning/certificates.ts';

export const listMyCertificates: Handler<'listMyCertificates'> = async (request, context) => ({
  status: 200,
  body: await pageOfCertificates(context, signedIn(request).user, request.query),
});
