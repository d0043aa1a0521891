import type { User } from '@lyceum/api-client';
import { endonyms, languages } from '@lyceum/i18n';
import { Badge } from '@lyceum/ui/components/Badge';
import { Button } from '@lyceum/ui/components/Button';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { SignOutIcon } from '@lyceum/ui/icons';
import { LanguageMenu } from '@lyceum/ui/patterns/LanguageMenu';
import { ThemeMenu } from '@lyceum/ui/patterns/ThemeMenu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageChoice } from '../../../app/system/useLanguageChoice.ts';
import { useTheme } from '../../../platform/document/ThemeProvider.tsx';

export interface AccountSectionProps {
  user: User;
  onSignOut: () => void;
}

/**
 * Role, e-mail address and its verification, language, appearance, and sign-out [2.105]. A failed change of the
 * language shows above the page.
 */
export function AccountSection({ user, onSignOut }: AccountSectionProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { send } = useLanguageChoice();
  const { theme, choose } = useTheme();
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
      <Fact name={t('common:footer.language')}>
        <LanguageMenu
          label={t('common:footer.language')}
          languages={languages.map((language) => ({
            language,
            name: endonyms[language],
            href: `/profile?section=account&lng=${language}`,
          }))}
          onSelect={(language) => send({ type: 'language.chosen', language, place: 'accountMenu' })}
        />
      </Fact>
      <Fact name={t('common:theme.label')}>
        <ThemeMenu
          texts={{
            label: t('common:theme.label'),
            system: t('common:theme.system'),
            light: t('common:theme.light'),
            dark: t('common:theme.dark'),
          }}
          value={theme}
          onChange={choose}
        />
      </Fact>
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
