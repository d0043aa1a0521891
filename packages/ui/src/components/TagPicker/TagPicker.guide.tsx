import { guide, t } from '../../stories/index.ts';
import { areas, ceramics, photography, python, StatefulTagPicker, tagTexts } from './TagPicker.fixtures.tsx';

const nothing = () => undefined;
export const tagPickerGuide = guide({
  status: 'beta',
  use: [
    'To choose several of many options by typing.',
    'Without `suggestions`, to enter several short texts, such as the tags of a course.',
    'Use `message` for the state of a search: running, failed, empty.',
  ],
  instead: [
    { when: 'It selects areas of expertise', use: 'ExpertisePicker' },
    { when: 'Only one can be selected', use: 'Combobox' },
    { when: 'There are at most seven options', use: 'Checkbox, one for each' },
  ],
  do: (
    <StatefulTagPicker
      label={t('instructor:fields.expertise')}
      selected={[python, photography]}
      suggestions={areas}
      onChange={nothing}
      texts={tagTexts}
    />
  ),
  why: 'An instructor teaches several of hundreds of areas, and can remove each tag.',
  dont: (
    <StatefulTagPicker
      label={t('courseEditor:form.category')}
      selected={[ceramics]}
      suggestions={areas}
      onChange={nothing}
      texts={tagTexts}
    />
  ),
  whyNot: 'A course has one category, but the field accepts a second one without an error.',
  keyboard: {
    '↓, ↑': 'Open the list and move in it.',
    Enter: 'Selects the highlighted option. Otherwise adds the text, if free text is allowed.',
    Escape: 'Closes the list and keeps the text.',
    Backspace: 'In an empty field, removes the last tag.',
    '←, →': 'From the start of the field, move over the tags; mirrored in Arabic.',
    'Backspace, Delete': 'On a tag, remove it.',
    Tab: 'Leaves the field. The remove buttons are for pointers and screen readers.',
  },
});
