import type { timedNoticeMachine } from '@lyceum/flows/timed-notice';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { PasswordField } from '@lyceum/ui/components/PasswordField';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';

export interface PasswordSectionProps {
  /** The notice that the form is saved. */
  notice: SnapshotFrom<typeof timedNoticeMachine>;
  send: (event: { type: 'notice.shown' }) => void;
}

/**
 * Three password fields that are neither validated nor sent, and are cleared when saved [2.157] [2.252]. They do not change
 * the password of the account: a notice explains this and leads to the page that does [2.252].
 */
export function PasswordSection({ notice, send }: PasswordSectionProps) {
  const { t } = useTranslation(['profile', 'auth']);
  const shared = {
    showLabel: t('auth:fields.showPassword'),
    hideLabel: t('auth:fields.hidePassword'),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
        send({ type: 'notice.shown' });
      }}
    >
      <Stack>
        <Notice
          action={
            <ButtonLink size="small" href="/forgot-password">
              {t('profile:password.change')}
            </ButtonLink>
          }
        >
          {t('profile:password.local')}
        </Notice>
        <PasswordField {...shared} label={t('profile:password.current')} autoComplete="current-password" />
        <PasswordField {...shared} label={t('auth:fields.newPassword')} autoComplete="new-password" />
        <PasswordField {...shared} label={t('auth:fields.confirmPassword')} autoComplete="new-password" />
        {notice.matches('shown') && <Notice tone="positive">{t('profile:updated')}</Notice>}
        <Inline>
          <Button type="submit" tone="primary">
            {t('profile:password.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
