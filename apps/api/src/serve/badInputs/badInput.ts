import type { UserKind } from '../../testing/userKinds.ts';

/** A careless or malicious request, and the expected response. */
export interface BadInput {
  /** What is wrong with the request. */
  name: string;
  /** What would happen if it were accepted, or why it is accepted. */
  why: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/v1`, as written in the request line. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The kind of user that sends it. @default 'guest' */
  as?: UserKind;
  status: number;
}

/** A request without its reason. */
export type Unexplained = Omit<BadInput, 'why'>;

/** Adds the same reason to several requests. */
export const because = (why: string, inputs: readonly Unexplained[]): BadInput[] =>
  inputs.map((input) => ({ ...input, why }));

export const json = { 'content-type': 'application/json' };

/** A request with a JSON body. */
export function post(name: string, path: string, body: unknown, status: number, as?: UserKind): Unexplained {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { name, method: 'POST', path, headers: json, body: text, status, ...(as && { as }) };
}
