import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Badge } from './Badge.tsx';

const name = t('experts:testimonials.first.name');

export const badgeGuide = guide({
  use: [
    'For a state that can change: approved, pending, rejected, draft.',
    'For a short category: a role, a topic.',
    'Choose the `tone` by the meaning of the state. The text alone must be enough without the color.',
  ],
  instead: [
    { when: 'It reports what just happened', use: 'Notice' },
    { when: 'It can be pressed', use: 'Button' },
    { when: 'The user can remove it', use: 'TagPicker' },
  ],
  do: (
    <Inline>
      <Text>{name}</Text>
      <Badge tone="caution">{t('common:status.pending')}</Badge>
      <Button size="small">{t('instructor:requests.approve')}</Button>
    </Inline>
  ),
  why: 'The badge shows the state, and the button changes it.',
  dont: (
    <Inline>
      <Text>{name}</Text>
      <Badge tone="caution">{t('common:status.pending')}</Badge>
      <Badge tone="accent">{t('instructor:requests.approve')}</Badge>
    </Inline>
  ),
  whyNot: 'An action that looks like a badge is mistaken for a state, and nobody presses it.',
  keyboard: { none: 'Not interactive. It is read as part of the surrounding text.' },
});
