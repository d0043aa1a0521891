import type { User } from '@lyceum/api-client';
import type { timedNoticeMachine } from '@lyceum/flows/timed-notice';
import { Button } from '@lyceum/ui/components/Button';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { TextField } from '@lyceum/ui/components/TextField';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';

export interface UserSectionProps {
  user: User;
  /** The notice that the form is saved. */
  notice: SnapshotFrom<typeof timedNoticeMachine>;
  send: (event: { type: 'notice.shown' }) => void;
}

/** Name and e-mail address, which are not sent to the server [2.107]. */
export function UserSection({ user, notice, send }: UserSectionProps) {
  const { t } = useTranslation('profile');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'notice.shown' });
      }}
    >
      <Stack>
        <TextField label={t('name')} name="name" autoComplete="name" defaultValue={user.name} />
        <TextField label={t('email')} type="email" value={user.email} disabled />
        {notice.matches('shown') && <Notice tone="positive">{t('updated')}</Notice>}
        <Inline>
          <Button type="submit" tone="primary">
            {t('save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
