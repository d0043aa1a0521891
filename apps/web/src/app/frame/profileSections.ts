import type { User } from '@lyceum/api-client';
import {
  BellIcon,
  CalendarIcon,
  InstructorIcon,
  PasswordIcon,
  PaymentsIcon,
  SettingsIcon,
  UserIcon,
} from '@lyceum/ui/icons';
import type { TFunction } from 'i18next';

const all = [
  'profile',
  'account',
  'password',
  'instructor',
  'calendar',
  'notifications',
  'payments',
] as const;

/** A section of the settings, as in the URL: `/profile?section=password`. */
export type ProfileSection = (typeof all)[number];

const icons = {
  profile: UserIcon,
  account: SettingsIcon,
  password: PasswordIcon,
  instructor: InstructorIcon,
  calendar: CalendarIcon,
  notifications: BellIcon,
  payments: PaymentsIcon,
};

const sectionsOf = ({ role }: Pick<User, 'role'>) =>
  all.filter((section) => section !== 'payments' || role === 'instructor');

/** The section in the URL; 'profile' if it has none, or one that this user does not have. */
export function sectionIn(search: URLSearchParams, user: Pick<User, 'role'>): ProfileSection {
  return sectionsOf(user).find((section) => section === search.get('section')) ?? 'profile';
}

export function sectionTitle(section: ProfileSection, t: TFunction<'common'>): string {
  return section === 'account' || section === 'calendar'
    ? t(`settings.${section}`)
    : t(`userMenu.${section}`);
}

/** The links to the user's sections; Payments is for instructors only [2.101]. */
export function sectionLinks(user: Pick<User, 'role'>, t: TFunction<'common'>) {
  return sectionsOf(user).map((section) => ({
    section,
    href: `/profile?section=${section}`,
    label: sectionTitle(section, t),
    icon: icons[section],
  }));
}
