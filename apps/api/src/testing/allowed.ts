import type { Operation, Upload } from '../platform/contract/document.ts';
import type { SignedInUser, TestApi, TestRequest } from './api.ts';
import { pdfOf } from './documents.ts';

/** The smallest image. */
const sampleImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file for an upload. */
export const sampleUpload = ({ types }: Upload) =>
  types.includes('image/png')
    ? { body: sampleImage, headers: { 'content-type': 'image/png' } }
    : { body: pdfOf(), headers: { 'content-type': 'application/pdf' } };

/** The code of a certificate has its own form. */
const sampleId = (path: string) =>
  path.startsWith('/certificates/') ? '7K3QM-9XW2P-4HTRD-V8N6C' : 'some-id';

/** A valid request of an authorized user. */
export function allowed({ path, body, upload }: Operation, account?: SignedInUser): TestRequest {
  const example = typeof body?.example === 'object' ? { ...body.example } : undefined;
  const content =
    example && account && 'refreshToken' in example ? { refreshToken: account.refreshToken } : example;
  return {
    ...(path.includes('{id}') && { params: { id: sampleId(path) } }),
    ...(content && { body: content }),
    ...(upload && sampleUpload(upload)),
    ...(account && { token: account.token }),
  };
}

/** A user with every right that the operation requires. */
export function rightful(api: TestApi, { access }: Operation): Promise<SignedInUser> {
  const role = access.roles?.[0] ?? 'learner';
  return role === 'instructor' ? api.instructor() : api.user({ role });
}
