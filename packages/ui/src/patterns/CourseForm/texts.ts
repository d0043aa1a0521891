import type { ComboboxTexts } from '../../components/Combobox/index.ts';
import type { TagPickerTexts } from '../../components/TagPicker/index.ts';
import type { DeleteTexts } from './DeleteDialog.tsx';

/** The labels of the buttons, idle and busy. */
export interface CourseButtonsTexts extends DeleteTexts {
  saveDraft: string;
  save: string;
  saving: string;
  publish: string;
  publishing: string;
  unpublish: string;
  unpublishing: string;
  deleting: string;
}

export interface CourseFormTexts extends CourseButtonsTexts {
  name: string;
  nameHint: string;
  description: string;
  descriptionHint: string;
  category: string;
  categoryHint: string;
  price: string;
  priceHint: string;
  sessions: string;
  handsOnPractice: string;
  handsOnPracticeHint: string;
  learnersRequired: string;
  learnersRequiredHint: string;
  scheduledTime: string;
  tags: string;
  tagsHint: string;
  image: string;
  imageHint: string;
  /** The word for 'optional'. */
  optional: string;
  choice: ComboboxTexts & Pick<TagPickerTexts, 'added' | 'removed'>;
  /** The name of the remove button of a tag: 'Remove Python'. */
  remove: (name: string) => string;
}
