import type { tokenUserFields } from '@lyceum/rules';
import type { operations as table } from './operations.ts';
import type { components, operations } from './schema.d.ts';

type Schemas = components['schemas'];

export type Domain = Schemas['Domain'];
export type DomainReference = Schemas['DomainReference'];
export type Category = Schemas['Category'];
export type CategoryReference = Schemas['CategoryReference'];
export type Course = Schemas['Course'];
export type CourseDraft = Schemas['CourseDraft'];
export type CourseChange = Schemas['CourseChange'];
export type Instructor = Schemas['Instructor'];
export type Enrollment = Schemas['Enrollment'];
export type Expertise = Schemas['Expertise'];
export type ExpertiseTag = Schemas['ExpertiseTag'];
export type User = Schemas['User'];
/** The user in the payload of an access token: without the profile, which only the server has. */
export type TokenUser = Pick<User, (typeof tokenUserFields)[number]>;
export type InstructorApplication = Schemas['InstructorApplication'];
export type InstructorDecision = Schemas['InstructorDecision'];
export type InstructorRequest = Schemas['InstructorRequests']['requests'][number];
export type InstructorStatistics = Schemas['InstructorStatistics'];
/** The response to a sign-in or a registration. */
export type SignedIn = Schemas['SignedIn'];
export type Tokens = Schemas['Tokens'];
/** The server's message about one invalid field. */
export type FieldProblem = NonNullable<Schemas['Error']['details']>[number];

/** One page of a list [3.12]. */
export interface Page<Item> {
  results: Item[];
  page: number;
  limit: number;
  totalResults: number;
}

/** The ids of the contract's operations. */
export type OperationId = keyof typeof table;

type Part<Name extends string, T> = [NonNullable<T>] extends [never]
  ? unknown
  : undefined extends T
    ? { [N in Name]?: NonNullable<T> }
    : { [N in Name]: T };

// An optional body is always the empty one, so there is nothing to pass.
type BodyPart<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : unknown;

/** The parameters of a call. */
export type CallOptions<Id extends OperationId> = Part<'path', operations[Id]['parameters']['path']> &
  Part<'query', operations[Id]['parameters']['query']> &
  BodyPart<operations[Id]> & { signal?: AbortSignal | undefined };

type Success = 200 | 201 | 204;
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The result of a successful call; undefined if the contract defines 204. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: Json<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];
