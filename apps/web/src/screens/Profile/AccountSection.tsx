import type { User } from '@lyceum/api-client';
import { endonyms } from '@lyceum/i18n';
import { Badge } from '@lyceum/ui/components/Badge';
import { Button } from '@lyceum/ui/components/Button';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { SignOutIcon } from '@lyceum/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../document/useLanguage.ts';

export interface AccountSectionProps {
  user: User;
  onSignOut: () => void;
}

/** Role, e-mail address and its verification, language, and sign-out (docs/product.md, Profile and forms). */
export function AccountSection({ user, onSignOut }: AccountSectionProps) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  return (
    <Stack gap="lg">
      <Fact name={t('profile:account.role')}>{t(`common:roles.${user.role}`)}</Fact>
      <Fact name={t('profile:account.email')}>
        <Inline>
          <bdi dir="ltr">{user.email}</bdi>
          <Badge tone={user.isEmailVerified ? 'positive' : 'caution'}>
            {t(user.isEmailVerified ? 'profile:account.verified' : 'profile:account.notVerified')}
          </Badge>
        </Inline>
      </Fact>
      <Fact name={t('profile:account.language')}>{endonyms[language]}</Fact>
      <Inline>
        <Button icon={SignOutIcon} mirrors onClick={onSignOut}>
          {t('common:userMenu.logout')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dl>
      <dt>
        <Text as="div" size="small" tone="soft">
          {name}
        </Text>
      </dt>
      <dd>
        <Text as="div">{children}</Text>
      </dd>
    </dl>
  );
}
