import { Bell, GraduationCap, KeyRound, Settings2, User, Wallet } from 'lucide-react';
import { t } from '../../stories/index.ts';

export const settingsSections = [
  { href: '/profile?section=profile', label: t('common:userMenu.profile'), icon: User },
  { href: '/profile?section=account', label: t('common:settings.account'), icon: Settings2 },
  { href: '/profile?section=password', label: t('common:userMenu.password'), icon: KeyRound },
  { href: '/profile?section=instructor', label: t('common:userMenu.instructor'), icon: GraduationCap },
  { href: '/profile?section=notifications', label: t('common:userMenu.notifications'), icon: Bell },
  { href: '/profile?section=payments', label: t('common:userMenu.payments'), icon: Wallet },
];

export const settingsTexts = {
  navigation: t('common:settings.title'),
  choice: t('common:settings.section'),
};
