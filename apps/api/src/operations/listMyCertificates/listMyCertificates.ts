import { pageOfCertificates } from '../../learning/certificates.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const listMyCertificates: Handler<'listMyCertificates'> = async (request, context) => ({
  status: 200,
  body: await pageOfCertificates(context, signedIn(request).user, request.query),
});
