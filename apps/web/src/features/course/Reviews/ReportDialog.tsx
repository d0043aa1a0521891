import type { reviewReportMachine } from '@lyceum/flows/review-report';
import { Button } from '@lyceum/ui/components/Button';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { ReportForm } from '@lyceum/ui/patterns/ReportForm';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

export interface ReportDialogProps {
  report: SnapshotFrom<typeof reviewReportMachine>;
  send: (event: EventFromLogic<typeof reviewReportMachine>) => void;
}

/** Why the user reports a review or a reply [2.327]. Nothing is visible while the form is closed. */
export function ReportDialog({ report, send }: ReportDialogProps) {
  const { t } = useTranslation(['reviews', 'common', 'errors']);
  const { target, draft, message } = report.context;
  const cancel = () => send({ type: 'report.canceled' });
  if (report.matches({ form: 'sent' })) {
    return (
      <Dialog
        open
        onClose={cancel}
        title={t('reviews:reports.sentTitle')}
        description={t('reviews:reports.sent')}
        closeLabel={t('common:actions.close')}
        actions={
          <Button tone="primary" onClick={cancel}>
            {t('reviews:reports.close')}
          </Button>
        }
      />
    );
  }
  if (!report.matches({ form: 'writing' }) && !report.matches({ form: 'sending' })) return null;
  return (
    <Dialog
      open
      onClose={cancel}
      title={t(`reviews:reports.title.${target?.subject ?? 'review'}`)}
      description={t('reviews:reports.lead')}
      closeLabel={t('common:actions.close')}
    >
      <ReportForm
        initial={draft}
        onDraft={(values) => send({ type: 'form.edited', draft: values })}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
        onCancel={cancel}
        busy={report.matches({ form: 'sending' })}
        error={message}
        texts={{
          ...t('reviews:reports.form', { returnObjects: true }),
          reasons: t('reviews:reports.reasons', { returnObjects: true }),
          optional: t('common:field.optional'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </Dialog>
  );
}
