import { findCertificate } from '../../learning/certificates.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getCertificate: Handler<'getCertificate'> = async ({ params, problem }, { db }) => {
  const certificate = await findCertificate(db, params.id);
  return certificate ? { status: 200, body: certificate } : problem('certificateNotFound');
};
