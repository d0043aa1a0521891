export {
  type AccountFieldProps,
  AccountPassword,
  type AccountPasswordProps,
  EmailField,
  NameField,
} from './AccountFields.tsx';
