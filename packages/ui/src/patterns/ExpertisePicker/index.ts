export {
  type ExpertiseOption,
  ExpertisePicker,
  type ExpertisePickerProps,
  type ExpertisePickerTexts,
} from './ExpertisePicker.tsx';
