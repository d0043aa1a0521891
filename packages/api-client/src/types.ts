import type { tokenUserFields } from '@lyceum/rules';
import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { SuccessResponseJSON } from 'openapi-typescript-helpers';
import type { operations as table } from './operations.ts';
import type { components, operations } from './schema.ts';

type Schemas = components['schemas'];

export type Domain = Schemas['Domain'];
export type DomainReference = Schemas['DomainReference'];
export type Category = Schemas['Category'];
export type CategoryReference = Schemas['CategoryReference'];
export type Course = Schemas['Course'];
export type CourseSession = Schemas['CourseSession'];
export type CourseSessions = Schemas['CourseSessions'];
export type CourseDraft = Schemas['CourseDraft'];
export type CourseChange = Schemas['CourseChange'];
/** A course and its sessions as they are now, in the response to an outdated revision. */
export type ChangedCourse = Schemas['CourseChanged']['current'];
export type Instructor = Schemas['Instructor'];
export type PublicInstructor = Schemas['PublicInstructor'];
export type SearchResults = Schemas['SearchResults'];
export type Enrollment = Schemas['Enrollment'];
export type Review = Schemas['Review'];
export type MyReview = Schemas['MyReview'];
export type Certificate = Schemas['Certificate'];
export type Calendar = Schemas['Calendar'];
export type ReportedReview = Schemas['ReportedReviews']['results'][number];
export type CourseMessage = Schemas['CourseMessage'];
export type CourseMessagePage = Schemas['CourseMessagePage'];
export type MessagePreferences = Schemas['MessagePreferences'];
export type MessageSubscription = Schemas['MessageSubscription'];
export type ReviewCase = Schemas['ReviewCase'];
export type ReviewDecision = Schemas['ReviewDecision'];
export type ReviewPage = Schemas['ReviewPage'];
export type Expertise = Schemas['Expertise'];
export type ExpertiseTag = Schemas['ExpertiseTag'];
export type User = Schemas['User'];
/** The user in the payload of an access token: without the profile, which only the server has. */
export type TokenUser = Pick<User, (typeof tokenUserFields)[number]>;
export type InstructorApplication = Schemas['InstructorApplication'];
export type InstructorDecision = Schemas['InstructorDecision'];
export type InstructorRequest = Schemas['InstructorRequests']['requests'][number];
export type InstructorStatistics = Schemas['InstructorStatistics'];
export type EnrollmentHistory = Schemas['EnrollmentHistory'];
export type CourseFigures = Schemas['CourseFigures'];
/** A learner of an instructor's course. */
export type CourseLearner = Schemas['LearnerPage']['results'][number];
/** The response to a sign-in or a registration. */
export type SignedIn = Schemas['SignedIn'];
export type Tokens = Schemas['Tokens'];
export type UploadedImage = Schemas['UploadedImage'];
export type UploadedFile = Schemas['UploadedFile'];
/** The server's message about one invalid field. */
export type FieldProblem = NonNullable<Schemas['Error']['details']>[number];

/** One page of a list [3.4]. */
export interface Page<Item> {
  results: Item[];
  page: number;
  limit: number;
  totalResults: number;
}

/** The ids of the contract's operations. */
export type OperationId = keyof typeof table;

/** The operations whose body is a file. */
export type UploadId = {
  [Id in OperationId]: operations[Id] extends { requestBody: { content: infer Content } }
    ? 'application/json' extends keyof Content
      ? never
      : Id
    : never;
}[OperationId];

/** The parameters and the body of a call. */
export type CallOptions<Id extends OperationId> = NonNullable<ParamsOption<operations[Id]>['params']> &
  RequestBodyOption<operations[Id]> & {
    signal?: AbortSignal | undefined;
    /** Whether the request goes on when the page is closed. Browsers accept at most 64 KiB at a time. @default false */
    keepalive?: boolean | undefined;
  };

/** The result of a successful call; undefined if the contract defines 204. */
export type Answer<Id extends OperationId> = SuccessResponseJSON<operations[Id]>;
