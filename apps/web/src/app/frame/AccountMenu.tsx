import type { TokenUser } from '@lyceum/api-client';
import { acceptedLanguage, endonyms, languages } from '@lyceum/i18n';
import { accessRules } from '@lyceum/rules';
import type { BadgeProps } from '@lyceum/ui/components/Badge';
import { DashboardIcon, FavoriteIcon, ReportsIcon, RequestsIcon, SignOutIcon } from '@lyceum/ui/icons';
import { UserMenu } from '@lyceum/ui/patterns/UserMenu';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { useLanguageChoice } from '../system/useLanguageChoice.ts';
import { sectionLinks } from './profileSections.ts';

/** The badge of an instructor shows the status of the application, that of others the role [2.118]. */
function badgeOf(
  { role, instructorStatus }: TokenUser,
  t: TFunction<'common'>,
): { label: string; tone?: NonNullable<BadgeProps['tone']> } {
  if (role !== 'instructor') return { label: t(`roles.${role}`) };
  if (instructorStatus === 'approved') return { label: t('status.approved'), tone: 'positive' };
  if (instructorStatus === 'rejected') return { label: t('status.rejected'), tone: 'critical' };
  return { label: t('status.pending'), tone: 'caution' };
}

/** The avatar and its menu, which is loaded only for signed-in users. */
export default function AccountMenu({ user }: { user: TokenUser }) {
  const { t } = useTranslation('common');
  const { signOut } = useSession();
  const language = useLanguage();
  const { send } = useLanguageChoice();
  return (
    <UserMenu
      user={user}
      badge={badgeOf(user, t)}
      entries={[
        ...sectionLinks(user, t)
          .filter(({ section }) => section !== 'account')
          .map(({ href, label, icon }) => ({ href, label, icon })),
        'separator',
        ...(user.role === 'admin'
          ? [
              {
                label: t('userMenu.instructorRequests'),
                icon: RequestsIcon,
                href: '/admin/instructor-requests',
              },
            ]
          : []),
        ...(accessRules.moderator.roles.some((role) => role === user.role)
          ? [{ label: t('userMenu.reviewReports'), icon: ReportsIcon, href: '/admin/review-reports' }]
          : []),
        { label: t('userMenu.dashboard'), icon: DashboardIcon, href: '/dashboard' },
        { label: t('userMenu.favorites'), icon: FavoriteIcon, href: '/favorites' },
        'separator',
        {
          label: t('footer.language'),
          choices: languages.map((value) => ({ value, label: endonyms[value], language: value })),
          value: language,
          onChoose: (value) => {
            const choice = acceptedLanguage(value);
            if (choice) send({ type: 'language.chosen', language: choice, place: 'accountMenu' });
          },
        },
        'separator',
        { label: t('userMenu.logout'), icon: SignOutIcon, mirrors: true, onSelect: signOut },
      ]}
    />
  );
}
