import type { Operation } from '../contract/document.ts';
import type { Sent, SignedInUser, TestApi } from './api.ts';

/** The smallest image. */
const sampleImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file for every upload. */
export const sampleUpload = { body: sampleImage, headers: { 'content-type': 'image/png' } };

/** A valid request of an authorized user. */
export function allowed({ path, body, upload }: Operation, account?: SignedInUser): Sent {
  const example = typeof body?.example === 'object' ? { ...body.example } : undefined;
  const sent =
    example && account && 'refreshToken' in example ? { refreshToken: account.refreshToken } : example;
  return {
    ...(path.includes('{id}') && { params: { id: 'some-id' } }),
    ...(sent && { body: sent }),
    ...(upload && sampleUpload),
    ...(account && { token: account.token }),
  };
}

/** A user with every right that the operation requires. */
export function rightful(api: TestApi, { access }: Operation): Promise<SignedInUser> {
  const role = access.roles?.[0] ?? 'learner';
  return role === 'instructor' ? api.instructor() : api.user({ role });
}
