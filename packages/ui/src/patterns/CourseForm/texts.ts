import type { CourseField } from '@lyceum/rules/course';
import type { PublicationItem } from '@lyceum/rules/publication';
import type { ComboboxTexts } from '../../components/Combobox/index.ts';
import type { TagPickerTexts } from '../../components/TagPicker/index.ts';
import type { CoursePreviewTexts } from './CoursePreview.tsx';
import type { DeleteTexts } from './DeleteDialog.tsx';
import type { SessionsTexts } from './sessionTexts.ts';

/** The labels of the buttons, idle and busy. */
export interface CourseButtonsTexts extends DeleteTexts {
  saveDraft: string;
  save: string;
  saving: string;
  publish: string;
  publishing: string;
  unpublish: string;
  unpublishing: string;
  duplicate: string;
  duplicating: string;
  deleting: string;
}

/** The label of each field, and the hints of some: `price` and `priceHint`. */
type CourseFieldTexts = Record<CourseField, string> & {
  [Field in CourseField as `${Field}Hint`]?: string;
};

/** The texts of the checklist. */
export interface ChecklistTexts {
  title: string;
  required: string;
  recommended: string;
  /** The states of an item. */
  done: string;
  missing: string;
  /** How much is done, announced when it changes. */
  progress: (
    counts: Record<'required' | 'requiredDone' | 'recommended' | 'recommendedDone', number>,
  ) => string;
  items: Record<PublicationItem, string>;
}

/** What is said of a typed number that is not in plain digits. The numbers are formatted. */
export interface NumberTexts {
  read: (number: string) => string;
  ambiguous: (first: string, second: string) => string;
}

/** The headings of the groups of fields. */
interface GroupTexts {
  basics: string;
  basicsHint: string;
  timing: string;
  timingHint: string;
  /** In place of the start, for a course whose sessions have times. */
  startOfSessions: (time: string) => string;
  number: NumberTexts;
  timeSkipped: (time: string) => string;
  timeRepeated: string;
  session: SessionsTexts;
  presentation: string;
  presentationHint: string;
}

export interface CourseFormTexts
  extends CourseButtonsTexts,
    CourseFieldTexts,
    CoursePreviewTexts,
    GroupTexts {
  checklist: ChecklistTexts;
  /** The accessible name of the tabs of the languages. */
  languages: string;
  /** The mark of a language in which all texts are written. */
  languageComplete: string;
  /** The mark of a language with an invalid text. */
  languageInvalid: string;
  /** The word for 'optional'. */
  optional: string;
  choice: ComboboxTexts & Pick<TagPickerTexts, 'added' | 'removed'>;
  /** The name of the remove button of a tag: 'Remove Python'. */
  remove: (name: string) => string;
}
