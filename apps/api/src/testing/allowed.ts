import type { Operation } from '../contract/document.ts';
import type { Sent, SignedInUser, TestApi } from './api.ts';

/** A valid request of an authorized user. */
export function allowed({ path, body }: Operation, account?: SignedInUser): Sent {
  const example = typeof body?.example === 'object' ? { ...body.example } : undefined;
  const sent =
    example && account && 'refreshToken' in example ? { refreshToken: account.refreshToken } : example;
  return {
    ...(path.includes('{id}') && { params: { id: 'some-id' } }),
    ...(sent && { body: sent }),
    ...(account && { token: account.token }),
  };
}

/** A user with every right that the operation requires. */
export function rightful(api: TestApi, { access }: Operation): Promise<SignedInUser> {
  const role = access.roles?.[0] ?? 'learner';
  return role === 'instructor' ? api.instructor() : api.user({ role });
}
