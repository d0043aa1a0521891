import { Compass, Plus } from 'lucide-react';
import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Button } from './Button.tsx';

export const buttonGuide = guide({
  status: 'stable',
  use: [
    'For an action: save, send, enroll, delete.',
    'One `primary` per view for the main action, `secondary` next to it, `quiet` for optional actions, `critical` for actions that can’t be undone.',
    'Label the button with a verb that names the result. Add an icon only if it means the same.',
    'Set `busy` while the action runs: the button keeps its place and focus, and ignores presses.',
  ],
  instead: [
    { when: 'It goes to another page', use: 'Link, or `ButtonLink` for the next step' },
    { when: 'An icon is enough: close, menu, pause', use: 'IconButton' },
    { when: 'It turns a setting on or off', use: 'Switch' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <Button>{t('courseEditor:form.saveDraft')}</Button>
            <Button tone="primary">{t('courseEditor:form.publish')}</Button>
          </Inline>
        ),
        why: 'One primary button shows which action completes the task.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button tone="primary">{t('courseEditor:form.saveDraft')}</Button>
            <Button tone="primary">{t('courseEditor:form.publish')}</Button>
          </Inline>
        ),
        why: 'Of two primary buttons, neither is the main one, and users have to read both.',
      },
    },
    {
      do: {
        show: () => (
          <Button tone="primary" icon={Plus}>
            {t('dashboard:instructor.create')}
          </Button>
        ),
        why: 'The icon repeats the meaning of the label.',
      },
      dont: {
        show: () => (
          <Button tone="primary" icon={Compass}>
            {t('dashboard:instructor.create')}
          </Button>
        ),
        why: 'The compass means browsing, so the icon promises something else than the label.',
      },
    },
  ],
  anatomy: [
    { part: 'The control', selector: 'button' },
    { part: 'The label', selector: 'button > span' },
  ],
  keyboard: { 'Enter, Space': 'Presses the button. A `ButtonLink` reacts to Enter only.' },
  related: ['IconButton', 'Link', 'Switch', 'Menu', 'Dialog', 'Inline', 'GoogleButton'],
  terms: {
    en: ['CTA', 'call to action', 'submit', 'action', 'command'],
    ar: ['زر', 'دعوة إلى إجراء', 'إرسال', 'إجراء', 'تأكيد'],
    fr: ['bouton', 'appel à l’action', 'CTA', 'envoyer', 'valider', 'action'],
  },
});
