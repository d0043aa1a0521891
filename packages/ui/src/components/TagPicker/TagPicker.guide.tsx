import { guide, t } from '../../stories/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { areas, ceramics, photography, python, StatefulTagPicker, tagTexts } from './TagPicker.fixtures.tsx';

const nothing = () => undefined;
const kinds = (['courseUpdates', 'newMessages', 'promotions'] as const).map((value) => ({
  value,
  label: t(`dashboard:notifications.${value}`),
}));

export const tagPickerGuide = guide({
  status: 'beta',
  use: [
    'For several of many options, found by typing.',
    'Without `suggestions`, for several short free texts, such as the tags of a course.',
    'Use `message` for the state of a search: running, failed, empty.',
  ],
  instead: [
    { when: 'It selects areas of expertise', use: 'ExpertisePicker' },
    { when: 'Only one can be selected', use: 'Combobox' },
    { when: 'There are at most seven options', use: 'Checkbox, one for each' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <StatefulTagPicker
            label={t('instructor:fields.expertise')}
            selected={[python, photography]}
            suggestions={areas}
            onChange={nothing}
            texts={tagTexts}
          />
        ),
        why: 'An instructor teaches several of hundreds of areas: each one is a tag that can be removed.',
      },
      dont: {
        show: () => (
          <StatefulTagPicker
            label={t('courseEditor:form.category')}
            selected={[ceramics]}
            suggestions={areas}
            onChange={nothing}
            texts={tagTexts}
          />
        ),
        why: 'A course has one category, but the field accepts a second one without an error.',
      },
    },
    {
      do: {
        show: () => (
          <Stack gap="none">
            <Text size="small">{t('common:userMenu.notifications')}</Text>
            {kinds.map(({ value, label }) => (
              <Checkbox key={value} label={label} defaultChecked={value === 'newMessages'} />
            ))}
          </Stack>
        ),
        why: 'A few options are all visible and checked with one press each.',
      },
      dont: {
        show: () => (
          <StatefulTagPicker
            label={t('common:userMenu.notifications')}
            selected={kinds.slice(1, 2)}
            suggestions={kinds}
            onChange={nothing}
            texts={tagTexts}
          />
        ),
        why: 'Users have to open the list or type to find three options whose names they don’t know.',
      },
    },
  ],
  anatomy: [
    { part: 'The label', selector: 'label' },
    { part: 'The text field, after the tags', selector: '[role="combobox"]' },
    { part: 'The description', selector: '[id$="-description"]' },
  ],
  keyboard: {
    '↓, ↑': 'Open the list and move in it.',
    Enter: 'Selects the highlighted option. Otherwise adds the text, if free text is allowed.',
    Escape: 'Closes the list and keeps the text.',
    Backspace: 'In an empty field, removes the last tag.',
    '←, →': 'From the start of the field, move over the tags; mirrored in Arabic.',
    'Backspace, Delete': 'On a tag, remove it.',
    Tab: 'Leaves the field. The remove buttons are for pointers and screen readers.',
  },
  related: ['Combobox', 'ExpertisePicker', 'Checkbox', 'Badge', 'Field', 'TextArea'],
  terms: {
    en: ['multi-select', 'chips', 'token input', 'keywords', 'labels', 'autocomplete'],
    ar: ['اختيار متعدد', 'وسوم', 'كلمات مفتاحية', 'إضافة وسم', 'حقل الوسوم'],
    fr: ['sélection multiple', 'étiquettes', 'mots-clés', 'jetons', 'champ à puces'],
  },
});
