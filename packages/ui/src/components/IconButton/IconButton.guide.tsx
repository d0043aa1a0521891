import { Pause, Trash2, Wrench, X } from 'lucide-react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { IconButton } from './IconButton.tsx';

const remove = t('dashboard:instructor.delete');
const improve = t('dashboard:instructor.improve');

export const iconButtonGuide = guide({
  status: 'stable',
  use: [
    'For the few well-known icons: close, menu, pause, next and previous.',
    'The label names the action. It is the accessible name and the tooltip.',
    'Set `pressed` for what can be on or off, such as a favorite. The label stays the same in both.',
    'Set `mirrors` for an icon with a direction, so that it is mirrored in Arabic.',
  ],
  instead: [
    { when: 'The icon is not self-explanatory', use: 'Button, with words and an icon' },
    { when: 'The action can’t be undone', use: 'Button, with words' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <IconButton tone="outlined" icon={Pause} label={t('common:carousel.pause')} />
            <IconButton tone="outlined" icon={X} label={t('common:actions.close')} />
          </Inline>
        ),
        why: 'Everybody knows these icons, and the label says what they act on.',
      },
      dont: {
        show: () => <IconButton tone="outlined" icon={Wrench} label={improve} />,
        why: 'Nobody guesses the action from the icon, and touch screens show no tooltip.',
      },
    },
    {
      do: {
        show: () => (
          <Button tone="criticalSecondary" icon={Trash2}>
            {remove}
          </Button>
        ),
        why: 'Words make clear what is deleted before it is too late.',
      },
      dont: {
        show: () => <IconButton tone="outlined" icon={Trash2} label={remove} />,
        why: 'An action that can’t be undone is too important for an icon, and too easy to press by mistake.',
      },
    },
  ],
  anatomy: [
    { part: 'The control, with the label as its name and tooltip', selector: 'button' },
    { part: 'The icon', selector: 'svg' },
  ],
  keyboard: { 'Enter, Space': 'Presses the button.' },
  related: ['Button', 'Icon', 'Menu', 'Carousel', 'PasswordField'],
  terms: {
    en: ['icon-only button', 'close button', 'toolbar button', 'tooltip', 'x button'],
    ar: ['زر أيقونة', 'زر إغلاق', 'زر بدون نص', 'تلميح', 'زر الأدوات'],
    fr: ['bouton icône', 'bouton de fermeture', 'bouton sans texte', 'info-bulle', 'croix'],
  },
});
