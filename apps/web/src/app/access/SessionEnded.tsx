import { Button } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page } from '@lyceum/ui/components/layout';
import { LockIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import { prepareAuthDialog, useAuthDialog } from '../auth/AuthDialog.tsx';
import { PageMeta } from '../page/PageMeta.tsx';

/** Replaces a protected page when the session ends: the reason, and a button that signs in. */
export function SessionEnded({ title }: { title: string }) {
  const { t } = useTranslation('common');
  const open = useAuthDialog();
  return (
    <Page paddingBlock="both">
      <PageMeta title={title} />
      <EmptyState
        icon={LockIcon}
        level={1}
        title={title}
        action={
          <Button
            tone="primary"
            onClick={open}
            onPointerEnter={prepareAuthDialog}
            onFocus={prepareAuthDialog}
          >
            {t('header.signIn')}
          </Button>
        }
      />
    </Page>
  );
}
