import type { Operation } from '../contract/document.ts';
import type { Sent, SignedInPerson, TestApi } from './api.ts';

/** A request that the contract allows, of a person who may make it. */
export function allowed({ path, body }: Operation, person?: SignedInPerson): Sent {
  const example = typeof body?.example === 'object' ? { ...body.example } : undefined;
  const sent =
    example && person && 'refreshToken' in example ? { refreshToken: person.refreshToken } : example;
  return {
    ...(path.includes('{id}') && { params: { id: 'some-id' } }),
    ...(sent && { body: sent }),
    ...(person && { token: person.token }),
  };
}

/** Someone with every right that the operation asks for. */
export function rightful(api: TestApi, { access }: Operation): Promise<SignedInPerson> {
  const role = access.roles?.[0] ?? 'learner';
  return role === 'instructor' ? api.instructor() : api.person({ role });
}
