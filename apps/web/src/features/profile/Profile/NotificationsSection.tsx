import type { notificationPreferencesMachine } from '@lyceum/flows/notification-preferences';
import { type NotificationKind, notificationDefaults } from '@lyceum/rules';
import { Button } from '@lyceum/ui/components/Button';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Switch } from '@lyceum/ui/components/Switch';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface NotificationsSectionProps {
  preferences: SnapshotFrom<typeof notificationPreferencesMachine>;
  send: (event: EventFromLogic<typeof notificationPreferencesMachine>) => void;
}

const kinds = Object.keys(notificationDefaults) as NotificationKind[];

/** Four toggles, held here only [2.102]. */
export function NotificationsSection({ preferences, send }: NotificationsSectionProps) {
  const { t } = useTranslation(['profile', 'dashboard']);
  const choices = preferences.context.preferences;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'preferences.submitted' });
      }}
    >
      <Stack gap="lg">
        <Text tone="soft">{t('profile:deviceOnly')}</Text>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`dashboard:notifications.${kind}`)}
            description={t(`dashboard:notifications.${kind}Hint`)}
            checked={choices[kind]}
            onChange={(checked) => send({ type: 'preference.changed', kind, isEnabled: checked })}
          />
        ))}
        {preferences.matches('saved') && <Notice tone="positive">{t('profile:notifications.saved')}</Notice>}
        <Inline>
          <Button type="submit" tone="primary">
            {t('profile:notifications.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
