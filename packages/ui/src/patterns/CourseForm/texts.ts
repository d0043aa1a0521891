import type { CourseForm } from '@lyceum/rules/schemas';
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

/** The label of each field, and the hints of some: `price` and `priceHint`. */
export type CourseFieldTexts = { [Field in keyof CourseForm]-?: string } & {
  [Field in keyof CourseForm as `${Field}Hint`]?: string;
};

export interface CourseFormTexts extends CourseButtonsTexts, CourseFieldTexts {
  /** The word for 'optional'. */
  optional: string;
  choice: ComboboxTexts & Pick<TagPickerTexts, 'added' | 'removed'>;
  /** The name of the remove button of a tag: 'Remove Python'. */
  remove: (name: string) => string;
}
