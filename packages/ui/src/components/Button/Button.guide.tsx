import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Button } from './Button.tsx';

export const buttonGuide = guide({
  use: [
    'For an action: save, send, enroll, delete.',
    'One `primary` per view for the main action, `secondary` next to it, `quiet` for optional actions, `critical` for actions that can’t be undone.',
    'Label the button with a verb that names the result. Add an icon only if it has the same meaning.',
    'Set `busy` while the action runs: the button keeps its place and focus, and ignores presses.',
  ],
  instead: [
    { when: 'It goes to another page', use: 'Link, or `ButtonLink` for the next step' },
    { when: 'An icon is enough: close, menu, pause', use: 'IconButton' },
    { when: 'It turns a setting on or off', use: 'Switch' },
  ],
  do: (
    <Inline>
      <Button>{t('courseEditor:form.saveDraft')}</Button>
      <Button tone="primary">{t('courseEditor:form.publish')}</Button>
    </Inline>
  ),
  why: 'One primary button shows which action completes the task.',
  dont: (
    <Inline>
      <Button tone="primary">{t('courseEditor:form.saveDraft')}</Button>
      <Button tone="primary">{t('courseEditor:form.publish')}</Button>
    </Inline>
  ),
  whyNot: 'With two primary buttons, neither stands out, and users have to read both.',
  keyboard: { 'Enter, Space': 'Presses the button. A `ButtonLink` reacts to Enter only.' },
});
