import { guide, t } from '../../stories/index.ts';
import { Badge } from '../Badge/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Avatar } from './Avatar.tsx';

const first = t('experts:testimonials.first.name');
const second = t('experts:testimonials.second.name');

export const avatarGuide = guide({
  status: 'stable',
  use: ['For a user, next to their name or in a button named after them.'],
  instead: [
    { when: 'It shows an object, not a user', use: 'Image' },
    { when: 'It stands for a role, not for one user', use: 'Badge or Icon' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <Avatar name={first} />
            <Text>{first}</Text>
          </Inline>
        ),
        why: 'The name next to it identifies the user, also for screen readers.',
      },
      dont: {
        show: () => (
          <Inline>
            <Avatar name={first} />
            <Avatar name={second} />
          </Inline>
        ),
        why: 'Initials alone identify nobody: several users share them, and screen readers skip them.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Avatar name={second} />
            <Text>{second}</Text>
            <Badge tone="accent">{t('common:roles.instructor')}</Badge>
          </Inline>
        ),
        why: 'The avatar shows who it is, and the badge shows the role.',
      },
      dont: {
        show: () => (
          <Inline>
            <Avatar name={t('common:roles.instructor')} />
            <Text>{second}</Text>
          </Inline>
        ),
        why: 'The initial of a role looks like the initial of another user.',
      },
    },
  ],
  anatomy: [{ part: 'The image of the user, otherwise the initials', selector: '[aria-hidden="true"]' }],
  keyboard: { none: 'Not interactive. Screen readers skip it, since the name is next to it.' },
  related: ['Image', 'Icon', 'Badge', 'UserMenu', 'TestimonialCard', 'InstructorCard'],
  terms: {
    en: ['profile picture', 'photo', 'initials', 'portrait', 'user image'],
    ar: ['صورة شخصية', 'صورة المستخدم', 'صورة الملف الشخصي', 'الأحرف الأولى', 'صورة رمزية'],
    fr: ['photo de profil', 'portrait', 'initiales', 'image de l’utilisateur', 'pastille'],
  },
});
