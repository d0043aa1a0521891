import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { type RoleTexts, roleOptions } from './texts.ts';

interface RoleFieldProps {
  /** The result of `register`. */
  field: UseFormRegisterReturn;
  defaultValue: 'learner' | 'instructor';
  texts: RoleTexts;
}

/** The role of a new account. */
export function RoleField({ field, defaultValue, texts }: RoleFieldProps) {
  return (
    <RadioGroup {...field} label={texts.role} options={roleOptions(texts)} defaultValue={defaultValue} />
  );
}
