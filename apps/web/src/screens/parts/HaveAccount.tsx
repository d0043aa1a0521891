import { Button } from '@lyceum/ui/components/Button';
import { Inline } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';

/** For who has an account already: what is typed goes on after the sign-in. */
export function HaveAccount({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Inline gap="xs" justify="center">
      <Text as="div" size="small" tone="soft">
        {t('register.haveAccount')}
      </Text>
      <Button tone="quiet" size="small" onClick={onLogin}>
        {t('register.login')}
      </Button>
    </Inline>
  );
}
