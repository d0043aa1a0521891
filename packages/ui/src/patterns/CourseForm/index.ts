export {
  CourseForm,
  type CourseFormProps,
  type CourseFormTexts,
  type CourseFormValues,
} from './CourseForm.tsx';
