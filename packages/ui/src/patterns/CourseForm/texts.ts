import type { ComboboxTexts } from '../../components/Combobox/index.ts';
import type { TagPickerTexts } from '../../components/TagPicker/index.ts';
import type { DeleteTexts } from './DeleteDialog.tsx';

/** What can be done with a course, and what each button says meanwhile. */
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
  /** The word for what may stay empty: 'optional'. */
  optional: string;
  choice: ComboboxTexts & Pick<TagPickerTexts, 'added' | 'removed'>;
  /** The name of a tag's button: 'Remove Python'. */
  remove: (name: string) => string;
}
