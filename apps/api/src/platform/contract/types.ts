import type { operations } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import type { CreateProblem } from '../base/problems.ts';
import type { Caller } from '../context/caller.ts';
import type { Context } from '../context/context.ts';
import type { Subject } from '../context/subjects.ts';
import type { ReceivedFile } from '../http/receive.ts';

/** The ids of the contract's operations. */
export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

type Success<Responses> = Responses extends { 200: infer Response } ? Response : never;

type WithBody<Body> = undefined extends Body ? { body?: undefined } : { body: Body };

/** `cookie` is a whole `Set-Cookie` header, if the contract lists one. */
type WithCookie<Response> = Response extends { headers: infer Headers extends { 'Set-Cookie'?: unknown } }
  ? unknown extends Headers['Set-Cookie']
    ? unknown
    : { cookie: string }
  : unknown;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** What a handler may return: only the statuses, bodies and cookies that the contract lists. */
export type HandlerResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Flat<
    { status: Status } & WithBody<Json<operations[Id]['responses'][Status]>> &
      WithCookie<operations[Id]['responses'][Status]>
  >;
}[keyof operations[Id]['responses']];

/** Fields that have a default in every operation; the loader of the contract verifies this. */
export const fieldsWithDefault = [
  'page',
  'limit',
  'sortBy',
  'language',
  'search',
  'q',
  'role',
  'period',
  'timeZone',
] as const;
type FieldWithDefault = (typeof fieldsWithDefault)[number];

type WithDefaults<T> = Omit<T, FieldWithDefault> & {
  [Field in keyof T & FieldWithDefault]-?: NonNullable<T[Field]>;
};

type Params<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : unknown;

type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Q }
  ? WithDefaults<NonNullable<Q>>
  : unknown;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? WithDefaults<B>
  : operations[Id] extends { requestBody: { content: object } }
    ? ReceivedFile
    : undefined;

/** A valid request from an authorized caller. */
interface HandlerRequest<Id extends OperationId> {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** Null for public operations and, where authentication is optional, for guests. See `signedIn`. */
  caller: Caller | null;
  /** The client's address, for rate limits. */
  address: string;
  /** The revisions in `If-Match`; null without the header, or for any revision. */
  ifMatch: readonly string[] | null;
  /** The value of the device cookie; see people/devices.ts. */
  device: string | null;
  /** The caller's language, from `Accept-Language`. */
  language: Language;
  /** Creates an error response with a message in the caller's language. */
  problem: CreateProblem;
}

/** Handles one operation. It returns the response and has no access to Fastify's reply. */
export interface Handler<Id extends OperationId> {
  (request: HandlerRequest<Id>, context: Context): Promise<HandlerResponse<Id>>;
  /**
   * What a public response depends on. The responses of an operation without it are not cached.
   * @param body null unless the status is 200: a 404 depends on its subject, too
   */
  subjects?: (params: Params<Id>, body: Json<Success<operations[Id]['responses']>> | null) => Subject[];
}

/** A handler for every operation: a missing one is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The caller of an operation for which the contract requires authentication. */
export function signedIn(request: { caller: Caller | null }): Caller {
  if (request.caller) return request.caller;
  throw new Error('The handler needs a caller, but the contract allows guests to call this operation');
}
