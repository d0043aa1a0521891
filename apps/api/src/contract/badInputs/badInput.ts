import type { UserKind } from '../../testing/userKinds.ts';

/** A request that somebody careless or malicious sends, and what it has to come to. */
export interface BadInput {
  /** What is bad about it. */
  name: string;
  /** What it would come to if it were not refused, or why it is taken. */
  why: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/v1`, as it stands in the request line. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Who sends it. @default 'guest' */
  as?: UserKind;
  status: number;
}

/** A request whose reason is still to be told. */
export type Unexplained = Omit<BadInput, 'why'>;

/** Tells the one reason of several requests. */
export const because = (why: string, inputs: readonly Unexplained[]): BadInput[] =>
  inputs.map((input) => ({ ...input, why }));

export const json = { 'content-type': 'application/json' };

/** A body of JSON. */
export function post(name: string, path: string, body: unknown, status: number, as?: UserKind): Unexplained {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { name, method: 'POST', path, headers: json, body: text, status, ...(as && { as }) };
}
