export {
  ConflictForm,
  type ConflictFormProps,
  type ConflictFormTexts,
  type DifferingField,
} from './ConflictForm.tsx';
