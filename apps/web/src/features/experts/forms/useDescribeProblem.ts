import type { ValidationKey } from '@lyceum/rules';
import { useTranslation } from 'react-i18next';

/** Returns the message of a validation error, in the language of the page. */
export function useDescribeProblem(): (problem: ValidationKey) => string {
  const { t } = useTranslation(['errors']);
  return (problem) => t(`errors:validation.${problem}`);
}
