import type { EnrollmentHistory } from '@lyceum/api-client';
import { formatAmount, formatDate, formatMonth, formatNumber } from '@lyceum/i18n';
import { BarChart } from '@lyceum/ui/components/BarChart';
import { Card } from '@lyceum/ui/components/Card';
import { Grid } from '@lyceum/ui/components/layout';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

/** The enrollments and the revenue of a period, each as a chart with a table [2.341]. */
export function HistoryCharts({ history: { step, results } }: { history: EnrollmentHistory }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const dateOf = (date: string) => (step === 'day' ? formatDate : formatMonth)(date, language);
  const charts = [
    { key: 'enrollments', format: formatNumber },
    { key: 'revenue', format: formatAmount },
  ] as const;
  return (
    <Grid columns={2}>
      {charts.map(({ key, format }) => {
        const write = (value: number) => format(value, language);
        const total = results.reduce((sum, one) => sum + one[key], 0);
        const most = results.reduce((max, one) => (one[key] > max[key] ? one : max));
        const description =
          total === 0
            ? t('figures.none')
            : t('figures.summary', {
                total: write(total),
                most: write(most[key]),
                date: dateOf(most.date),
              });
        return (
          <Card key={key}>
            <BarChart
              label={t(`figures.${key}`)}
              description={description}
              bars={results.map((one) => ({
                label: dateOf(one.date),
                value: one[key],
                valueText: write(one[key]),
              }))}
              texts={{ step: t(`figures.${step}`), showTable: t('figures.showTable') }}
            />
          </Card>
        );
      })}
    </Grid>
  );
}
