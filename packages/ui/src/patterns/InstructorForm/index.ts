export {
  type ExpertiseControl,
  InstructorForm,
  type InstructorFormProps,
  type InstructorFormTexts,
  type InstructorFormValues,
} from './InstructorForm.tsx';
