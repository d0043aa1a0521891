import type { operations } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import type { Context } from '../context.ts';
import type { Caller } from '../people/caller.ts';
import type { Refuse } from '../problems.ts';

/** The calls of the contract. */
export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What a handler may answer: only the statuses, and only the bodies, that the contract lists. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Json<operations[Id]['responses'][Status]> extends infer Body
    ? undefined extends Body
      ? { status: Status; body?: undefined }
      : { status: Status; body: Body }
    : never;
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
  /** What the caller reads: en, ar or fr, from `Accept-Language`. */
  language: Language;
  /** Makes the answer of a refusal, its sentence in the caller's language. */
  refuse: Refuse;
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
