import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { dashboard, layla, logout, profile } from './UserMenu.fixtures.ts';
import { UserMenu } from './UserMenu.tsx';

export const userMenuGuide = guide({
  use: [
    'In the header of a signed-in user: links to their pages, and sign-out.',
    'Sign-out is last, after a separator.',
  ],
  instead: [
    { when: 'Nobody is signed in', use: 'Button that opens the login' },
    { when: 'The actions belong to something else', use: 'Menu' },
  ],
  do: (
    <UserMenu
      user={layla}
      badge={{ label: t('common:roles.learner') }}
      entries={[dashboard, profile, 'separator', { ...logout, onSelect: () => undefined }]}
    />
  ),
  why: 'One avatar holds all that concerns the user, and leaves the header to the product.',
  dont: (
    <Inline>
      <ButtonLink href={dashboard.href}>{dashboard.label}</ButtonLink>
      <ButtonLink href={profile.href}>{profile.label}</ButtonLink>
      <Button>{logout.label}</Button>
    </Inline>
  ),
  whyNot: 'Three equal buttons fill the header, and users sign out by mistake.',
  keyboard: {
    'Enter, Space, ↓': 'On the avatar: opens the menu and focuses the first entry.',
    '↑, ↓': 'Move to the previous or next entry and wrap.',
    'Home, End': 'Move to the first or last entry.',
    'A letter': 'Moves to the next entry that starts with it.',
    Escape: 'Closes the menu and restores the focus.',
  },
});
