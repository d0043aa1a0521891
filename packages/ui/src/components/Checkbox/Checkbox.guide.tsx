import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../layout/index.ts';
import { Switch } from '../Switch/index.ts';
import { Checkbox } from './Checkbox.tsx';
export const checkboxGuide = guide({
  use: [
    'For a yes-or-no choice in a form that is submitted later.',
    'For checking off items of a list.',
    'Phrase the label so that checked means yes.',
  ],
  instead: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'Only one of several options can apply', use: 'RadioGroup' },
  ],
  do: (
    <Stack align="start">
      <Checkbox label={t('courseEditor:form.handsOnPractice')} defaultChecked />
      <Button tone="primary">{t('courseEditor:form.save')}</Button>
    </Stack>
  ),
  why: 'The checkbox is part of a form, and the button saves it.',
  dont: (
    <Stack align="start">
      <Switch label={t('courseEditor:form.handsOnPractice')} defaultChecked />
      <Button tone="primary">{t('courseEditor:form.save')}</Button>
    </Stack>
  ),
  whyNot: 'A switch seems to take effect at once, so users leave without saving.',
  keyboard: { Space: 'Checks or unchecks it.' },
});
