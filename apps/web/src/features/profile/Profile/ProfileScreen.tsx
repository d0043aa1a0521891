import type { TokenUser } from '@lyceum/api-client';
import { Page } from '@lyceum/ui/components/layout';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { SettingsLayout } from '@lyceum/ui/patterns/SettingsLayout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProfileSection, sectionLinks, sectionTitle } from '../../../app/frame/profileSections.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';

export interface ProfileScreenProps {
  user: TokenUser;
  /** The visible section. */
  section: ProfileSection;
  /** Called with the address of the selected section on mobile, where the side menu is hidden. */
  onSelect: (href: string) => void;
  /** The section itself. */
  children: ReactNode;
}

// The sections that make no call [2.100]. The notifications, which are partly on the device, have their own notice.
const local: readonly ProfileSection[] = ['profile', 'password'];

/** The settings around one of their sections [2.101]. */
export function ProfileScreen({ user, section, onSelect, children }: ProfileScreenProps) {
  const { t } = useTranslation('common');
  const { t: tProfile } = useTranslation('profile');
  const title = sectionTitle(section, t);
  return (
    <Page paddingBlock="both">
      <PageMeta title={title} />
      <PageHeader title={t('settings.title')} />
      <SettingsLayout
        texts={{ navigation: t('settings.title'), choice: t('settings.section') }}
        sections={sectionLinks(user, t).map(({ section: own, ...link }) => ({
          ...link,
          current: own === section,
        }))}
        onSelect={onSelect}
        title={title}
        lead={local.includes(section) ? tProfile('deviceOnly') : undefined}
      >
        {children}
      </SettingsLayout>
    </Page>
  );
}
