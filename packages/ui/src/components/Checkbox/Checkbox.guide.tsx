import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../layout/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Switch } from '../Switch/index.ts';
import { Text } from '../Text/index.ts';
import { Checkbox } from './Checkbox.tsx';

const learner = t('auth:fields.learner');
const instructor = t('auth:fields.instructor');

export const checkboxGuide = guide({
  status: 'stable',
  use: [
    'For a yes or no in a form that is submitted later.',
    'For checking off items of a list.',
    'Phrase the label so that checked means yes.',
  ],
  instead: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'It is one option of several that exclude each other', use: 'RadioGroup' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <RadioGroup
            label={t('auth:fields.role')}
            name="checkbox-guide-role"
            defaultValue="learner"
            options={[
              { value: 'learner', label: learner },
              { value: 'instructor', label: instructor },
            ]}
          />
        ),
        why: 'Selecting one option deselects the other, as users expect of radio buttons.',
      },
      dont: {
        show: () => (
          <Stack gap="none">
            <Text size="small">{t('auth:fields.role')}</Text>
            <Checkbox label={learner} defaultChecked />
            <Checkbox label={instructor} />
          </Stack>
        ),
        why: 'Checkboxes allow both or none, although only one answer makes sense.',
      },
    },
    {
      do: {
        show: () => (
          <Stack align="start">
            <Checkbox label={t('courseEditor:form.handsOnPractice')} defaultChecked />
            <Button tone="primary">{t('courseEditor:form.save')}</Button>
          </Stack>
        ),
        why: 'The checkbox is part of a form, and the button saves it.',
      },
      dont: {
        show: () => (
          <Stack align="start">
            <Switch label={t('courseEditor:form.handsOnPractice')} defaultChecked />
            <Button tone="primary">{t('courseEditor:form.save')}</Button>
          </Stack>
        ),
        why: 'A switch looks as if it had already taken effect, and users leave without saving.',
      },
    },
  ],
  anatomy: [
    { part: 'The hit area, which includes the label', selector: 'label' },
    { part: 'The box', selector: 'input' },
    { part: 'The label', selector: 'label > span > span' },
  ],
  keyboard: { Space: 'Checks or unchecks it.' },
  related: ['Switch', 'RadioGroup', 'Field', 'TagPicker', 'SessionList'],
  terms: {
    en: ['tick box', 'check mark', 'multiple choice', 'opt-in', 'consent'],
    ar: ['خانة اختيار', 'مربع اختيار', 'علامة صح', 'اختيار متعدد', 'موافقة'],
    fr: ['case à cocher', 'coche', 'choix multiple', 'cocher', 'consentement'],
  },
});
