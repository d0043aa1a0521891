import type { figuresExportMachine } from '@lyceum/flows/figures-export';
import { Button } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface ExportButtonProps {
  exported: SnapshotFrom<typeof figuresExportMachine>;
  sendToExport: (event: EventFromLogic<typeof figuresExportMachine>) => void;
}

/** Downloads the figures of all courses as CSV [2.343]. */
export function ExportButton({ exported, sendToExport }: ExportButtonProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { message } = exported.context;
  return (
    <Stack gap="sm">
      <Button
        busy={exported.matches('loading') || exported.matches('saving')}
        busyLabel={t('dashboard:figures.exporting')}
        onClick={() => sendToExport({ type: 'export.requested' })}
      >
        {t('dashboard:figures.export')}
      </Button>
      {message !== null && <Notice tone="critical">{t('common:states.error', { message })}</Notice>}
    </Stack>
  );
}
