import type { operations } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import type { Context } from '../context.ts';
import type { CreateProblem } from '../problems.ts';
import type { Caller } from '../users/caller.ts';

/** The calls of the contract. */
export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

type Bodied<Body> = undefined extends Body ? { body?: undefined } : { body: Body };

/** `cookie` is a whole `Set-Cookie` header, where the contract lists one. */
type Cooked<Response> = Response extends { headers: infer Headers extends { 'Set-Cookie'?: unknown } }
  ? unknown extends Headers['Set-Cookie']
    ? unknown
    : { cookie: string }
  : unknown;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** What a handler may answer: only the statuses, the bodies and the cookies that the contract lists. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Flat<
    { status: Status } & Bodied<Json<operations[Id]['responses'][Status]>> &
      Cooked<operations[Id]['responses'][Status]>
  >;
}[keyof operations[Id]['responses']];

/** Fields that have a default wherever the contract names them, which the loader makes sure of. */
export const fieldsWithDefault = ['page', 'limit', 'sortBy', 'search', 'role'] as const;
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
  : undefined;

/** A request that the contract allows, from a caller who has the right to make it. */
interface Asked<Id extends OperationId> {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** Null on public calls and, where a sign-in is optional, for guests. See `signedIn`. */
  caller: Caller | null;
  /** The caller's address, for limits. */
  address: string;
  /** What the device cookie of the request holds; see people/devices.ts. */
  device: string | null;
  /** What the caller reads: en, ar or fr, from `Accept-Language`. */
  language: Language;
  /** Makes the answer of a refusal, its sentence in the caller's language. */
  refuse: CreateProblem;
}

/** Answers one call. It never sees the reply: what it returns is the answer. */
export type Handler<Id extends OperationId> = (asked: Asked<Id>, context: Context) => Promise<Answer<Id>>;

/** A handler for every call: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The caller of a call that the contract lets only signed-in people make. */
export function signedIn(asked: { caller: Caller | null }): Caller {
  if (asked.caller) return asked.caller;
  throw new Error('The handler needs a caller, but the contract lets guests make this call');
}
