import type { CourseDraft, CourseField, CourseForm as Values } from '@lyceum/rules/course';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { FieldTexts } from '../../components/Field/Field.tsx';

/** The values of the fields. A number that can't be parsed is NaN. */
export type TypedCourse = Omit<CourseDraft, 'price'> & { price: number };

export type CourseFormReturn = UseFormReturn<TypedCourse, unknown, Values>;

/** Returns the error message of a field. */
export type CourseProblem = (name: FieldPath<TypedCourse>) => string | undefined;

/** Returns label, hint and error of a field. */
export type FieldTextsOf = (name: CourseField) => Pick<FieldTexts, 'label' | 'description' | 'error'>;
