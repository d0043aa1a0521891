import { Pause, Wrench, X } from 'lucide-react';
import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { IconButton } from './IconButton.tsx';

const improve = t('dashboard:instructor.improve');

export const iconButtonGuide = guide({
  use: [
    'For the few well-known icons: close, menu, pause, next and previous.',
    'The label names the action. It is the accessible name and the tooltip.',
    'Set `pressed` for what can be on or off, such as a favorite. The label stays the same.',
    'Set `mirrors` for an icon with a direction, so that it is mirrored in Arabic.',
  ],
  instead: [
    { when: 'The icon is not self-explanatory', use: 'Button, with words and an icon' },
    { when: 'The action can’t be undone', use: 'Button, with words' },
  ],
  do: (
    <Inline>
      <IconButton tone="outlined" icon={Pause} label={t('common:carousel.pause')} />
      <IconButton tone="outlined" icon={X} label={t('common:actions.close')} />
    </Inline>
  ),
  why: 'Everybody knows these icons, and the labels say what they act on.',
  dont: <IconButton tone="outlined" icon={Wrench} label={improve} />,
  whyNot: 'Nobody can guess the action from the icon, and touch screens show no tooltip.',
  keyboard: { 'Enter, Space': 'Presses the button.' },
});
