import type { CourseDraft } from '@lyceum/rules/drafts';
import type { CourseForm as Values } from '@lyceum/rules/schemas';
import type { FieldPath, UseFormReturn } from 'react-hook-form';

/** The values of the fields. A number that can't be parsed is NaN. */
export type TypedCourse = Omit<CourseDraft, 'price' | 'sessions'> & { price: number; sessions: number };

export type CourseFormReturn = UseFormReturn<TypedCourse, unknown, Values>;

/** Returns the error message of a field. */
export type CourseProblem = (name: FieldPath<TypedCourse>) => string | undefined;
