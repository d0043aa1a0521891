import { Avatar } from '../../components/Avatar/index.ts';
import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import { Menu, type MenuEntry } from '../../components/Menu/index.ts';
import type { ClosedProps } from '../../props.ts';
import { email, name, trigger, userInfo } from './UserMenu.css.ts';

export interface UserMenuProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** The signed-in user. The button is named after them. */
  user: { name: string; email: string; picture?: string | null };
  /** The role, or the instructor status. */
  badge: { label: string; tone?: NonNullable<BadgeProps['tone']> };
  /** The entries of the menu. */
  entries: readonly MenuEntry[];
}

/** The avatar in the header with its menu. It depends on Base UI, so load it for signed-in users only. */
export function UserMenu({ user, badge, entries, ...rest }: UserMenuProps) {
  return (
    <Menu
      {...rest}
      entries={entries}
      trigger={
        <button type="button" aria-label={user.name} className={trigger}>
          <Avatar name={user.name} src={user.picture ?? null} />
        </button>
      }
      header={
        <div className={userInfo}>
          <span className={name}>
            <bdi>{user.name}</bdi>
          </span>
          <span className={email}>
            <bdi>{user.email}</bdi>
          </span>
          <Badge tone={badge.tone ?? 'neutral'}>{badge.label}</Badge>
        </div>
      }
    />
  );
}
