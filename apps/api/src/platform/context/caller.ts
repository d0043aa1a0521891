import type { Selectable } from 'kysely';
import type { Tables } from '../database/schema.ts';

export type UserRow = Selectable<Tables['users']>;

/** The authenticated user of a call, as currently stored. */
export interface Caller {
  user: UserRow;
  sessionId: string;
}
