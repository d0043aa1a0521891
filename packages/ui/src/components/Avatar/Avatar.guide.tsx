import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Avatar } from './Avatar.tsx';

const first = t('experts:testimonials.first.name');
const second = t('experts:testimonials.second.name');

export const avatarGuide = guide({
  use: ['For a user, next to their name or in a button named after them.'],
  instead: [
    { when: 'It shows an object, not a user', use: 'Image' },
    { when: 'It stands for a role, not for one user', use: 'Badge or Icon' },
  ],
  do: (
    <Inline>
      <Avatar name={first} />
      <Text>{first}</Text>
    </Inline>
  ),
  why: 'The name next to it identifies the user, also for screen readers.',
  dont: (
    <Inline>
      <Avatar name={first} />
      <Avatar name={second} />
    </Inline>
  ),
  whyNot: 'Initials alone identify nobody: users share them, and screen readers skip them.',
  keyboard: { none: 'Not interactive. Screen readers skip it, since the name is next to it.' },
});
