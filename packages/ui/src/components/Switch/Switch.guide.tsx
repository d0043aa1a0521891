import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../layout/index.ts';
import { Switch } from './Switch.tsx';

const newsletter = t('dashboard:notifications.newsletter');

export const switchGuide = guide({
  status: 'stable',
  use: [
    'For a setting that takes effect immediately.',
    'Name the setting, not the action: the label is the same in both states.',
  ],
  instead: [
    { when: 'It takes effect when a form is submitted', use: 'Checkbox' },
    { when: 'The two states have names of their own', use: 'RadioGroup' },
  ],
  examples: [
    {
      do: {
        show: () => <Switch label={t('courseEditor:form.preview')} />,
        why: 'The label names the setting, and the switch shows its state.',
      },
      dont: {
        show: () => <Switch label={t('courseEditor:form.showPreview')} />,
        why: 'A label with a verb is unclear once it is on: does it show the preview, or did it?',
      },
    },
    {
      do: {
        show: () => (
          <Stack align="start">
            <Checkbox label={newsletter} defaultChecked />
            <Button tone="primary">{t('profile:notifications.save')}</Button>
          </Stack>
        ),
        why: 'In a form with a button, a checkbox waits for the button.',
      },
      dont: {
        show: () => (
          <Stack align="start">
            <Switch label={newsletter} defaultChecked />
            <Button tone="primary">{t('profile:notifications.save')}</Button>
          </Stack>
        ),
        why: 'A switch seems to take effect at once, so the change is lost when nobody presses the button.',
      },
    },
  ],
  anatomy: [
    { part: 'The label, part of the hit area', selector: 'label' },
    { part: 'The track', selector: '[role="switch"]' },
    { part: 'The thumb', selector: '[role="switch"] > span' },
  ],
  keyboard: { 'Space, Enter': 'Toggles it.' },
  related: ['Checkbox', 'RadioGroup', 'Button', 'Field'],
  terms: {
    en: ['toggle', 'on/off', 'setting', 'preference', 'enable', 'disable'],
    ar: ['مفتاح تبديل', 'تشغيل وإيقاف', 'إعداد', 'تفعيل', 'تعطيل'],
    fr: ['interrupteur', 'bascule', 'activer', 'désactiver', 'réglage', 'marche/arrêt'],
  },
});
