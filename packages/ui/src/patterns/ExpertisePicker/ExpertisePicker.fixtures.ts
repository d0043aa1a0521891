import { limits } from '@lyceum/rules';
import { tagTexts } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { t } from '../../stories/index.ts';
import type { ExpertisePickerTexts } from './ExpertisePicker.tsx';

export const expertiseTexts: ExpertisePickerTexts = {
  ...tagTexts,
  blank: t('instructor:picker.blank'),
  tooShort: t('instructor:picker.tooShort', { minimum: limits.expertiseSearchMinimum }),
  loading: t('instructor:picker.loading'),
  none: t('instructor:picker.none'),
};
