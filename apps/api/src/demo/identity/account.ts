import { fullNameMaximum, isEmailAddress } from '@lyceum/rules';
import { Problem } from '../../problems.ts';
import { nameFrom } from '../../thirdParty/idTokens.ts';
import type { Account } from './standIn.ts';

/**
 * Parses `{email, name}`; without a name it is derived from the e-mail address.
 * @throws {Problem} 400 that names the field
 */
export function readAccount(body: unknown): Account {
  if (typeof body !== 'object' || body === null) throw wrong('body', 'must be an object');
  const email = 'email' in body ? body.email : undefined;
  const name = 'name' in body ? body.name : undefined;
  if (typeof email !== 'string' || !isEmailAddress(email.trim())) {
    throw wrong('email', 'must be an e-mail address');
  }
  if (name !== undefined && typeof name !== 'string') throw wrong('name', 'must be a text');
  if (name !== undefined && name.length > fullNameMaximum) {
    throw wrong('name', `must have at most ${fullNameMaximum} characters`);
  }
  return { email: email.trim(), name: name?.trim() || nameFrom(email.trim()) };
}

function wrong(field: string, message: string): Problem {
  return new Problem('invalidRequest', { details: [{ field, message }] });
}
