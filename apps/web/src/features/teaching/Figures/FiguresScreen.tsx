import type { CourseFigures } from '@lyceum/api-client';
import type { enrollmentHistoryMachine } from '@lyceum/flows/enrollment-history';
import { type HistoryPeriod, historyPeriods } from '@lyceum/rules';
import { Heading } from '@lyceum/ui/components/Heading';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Select } from '@lyceum/ui/components/Select';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { CourseFiguresTable } from './CourseFiguresTable.tsx';
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
import { HistoryCharts } from './HistoryCharts.tsx';

export interface FiguresScreenProps extends ListProps<CourseFigures>, ExportButtonProps {
  period: HistoryPeriod;
  onPeriodChange: (period: HistoryPeriod) => void;
  history: SnapshotFrom<typeof enrollmentHistoryMachine>;
  sendToHistory: (event: EventFromLogic<typeof enrollmentHistoryMachine>) => void;
}

const periods = Object.keys(historyPeriods) as HistoryPeriod[];

/** Enrollments and revenue over time, and the figures of each course [2.340] [2.342]. */
export function FiguresScreen({
  period,
  onPeriodChange,
  history,
  sendToHistory,
  list,
  send,
  exported,
  sendToExport,
}: FiguresScreenProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('figures.title')} />
      <PageHeader
        title={t('figures.title')}
        description={t('figures.intro')}
        aside={
          <Select
            label={t('figures.period')}
            labelBeside
            shape="pill"
            value={period}
            options={periods.map((value) => ({ value, label: t(`figures.periods.${value}`) }))}
            onChange={({ target }) => {
              const choice = periods.find((one) => one === target.value);
              if (choice) onPeriodChange(choice);
            }}
          />
        }
      />
      <Stack gap="xxl">
        <History history={history} sendToHistory={sendToHistory} />
        <Stack gap="lg">
          <Inline justify="between">
            <Heading level={2}>{t('figures.courses')}</Heading>
            {list.context.items.length > 0 && (
              <ExportButton exported={exported} sendToExport={sendToExport} />
            )}
          </Inline>
          <CourseFiguresTable list={list} send={send} />
        </Stack>
      </Stack>
    </Page>
  );
}

function History({ history, sendToHistory }: Pick<FiguresScreenProps, 'history' | 'sendToHistory'>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { history: data, message } = history.context;
  if (data) return <HistoryCharts history={data} />;
  if (message !== null) {
    return (
      <ListError
        message={t('common:states.error', { message })}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => sendToHistory({ type: 'retry.requested' })}
      />
    );
  }
  return <Spinner label={t('dashboard:figures.loading')} />;
}
