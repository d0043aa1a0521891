import { guide, t } from '../../stories/index.ts';
import { Switch } from './Switch.tsx';
export const switchGuide = guide({
  use: [
    'For a setting that takes effect immediately.',
    'Name the setting, not the action: the label is the same in both states.',
  ],
  instead: [
    { when: 'It takes effect when a form is submitted', use: 'Checkbox' },
    { when: 'The two states have names of their own', use: 'RadioGroup' },
  ],
  do: <Switch label={t('courseEditor:form.preview')} />,
  why: 'The label names the setting, and the switch shows its state.',
  dont: <Switch label={t('courseEditor:form.showPreview')} />,
  whyNot: 'A label with a verb is unclear once it is on: does it show the preview, or did it?',
  keyboard: { 'Space, Enter': 'Toggles it.' },
});
