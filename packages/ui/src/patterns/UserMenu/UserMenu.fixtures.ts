import { LayoutDashboard, LogOut, User } from 'lucide-react';
import { inLanguage, t } from '../../stories/index.ts';

export const layla = {
  name: inLanguage({ en: 'Layla Haddad', ar: 'ليلى حداد', fr: 'Léa Fournier' }),
  email: 'learner@lyceum.test',
};
export const dashboard = { label: t('common:userMenu.dashboard'), icon: LayoutDashboard, href: '/dashboard' };
export const profile = { label: t('common:userMenu.profile'), icon: User, href: '/profile' };
export const logout = { label: t('common:userMenu.logout'), icon: LogOut, mirrors: true };
