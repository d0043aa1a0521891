import { expertiseSearchMinimum } from '@lyceum/rules';
import { tagTexts } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { t } from '../../stories/index.ts';
import type { ExpertisePickerTexts } from './ExpertisePicker.tsx';

export const expertiseTexts: ExpertisePickerTexts = {
  ...tagTexts,
  ...t('instructor:picker', { returnObjects: true, minimum: expertiseSearchMinimum }),
  add: (name) => t('instructor:picker.add', { name }),
  notChosen: (name) => t('instructor:picker.notChosen', { name }),
};
