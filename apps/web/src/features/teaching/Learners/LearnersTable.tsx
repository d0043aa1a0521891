import type { CourseLearner } from '@lyceum/api-client';
import { formatDate, formatPercent } from '@lyceum/i18n';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Stack } from '@lyceum/ui/components/layout';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Table } from '@lyceum/ui/components/Table';
import { InstructorIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import { TableRest } from '../TableRest.tsx';

/** The learners of a course, the newest enrollment first [2.344]. */
export function LearnersTable({ list, send }: ListProps<CourseLearner>) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { items, page } = list.context;
  const date = (time: string) => formatDate(time, language, timeZone);
  if (page === 0 && list.value === 'loading') return <Spinner label={t('figures.loading')} />;
  if (items.length === 0 && list.value === 'succeeded') {
    return (
      <EmptyState
        icon={InstructorIcon}
        level={2}
        title={t('figures.learnersEmpty')}
        description={t('figures.learnersEmptyText')}
      />
    );
  }
  return (
    <Stack gap="lg">
      {items.length > 0 && (
        <Table
          caption={t('figures.learners')}
          captionHidden
          columns={[
            { label: t('figures.learner') },
            { label: t('figures.enrolledOn') },
            { label: t('figures.lastAccessed') },
            { label: t('figures.progress'), numeric: true },
          ]}
          rows={items.map(({ id, name, enrolledAt, lastAccessed, progress }) => ({
            key: id,
            cells: [
              <bdi key={id}>{name}</bdi>,
              date(enrolledAt),
              date(lastAccessed),
              formatPercent(progress, language),
            ],
          }))}
        />
      )}
      <TableRest list={list} send={send} />
    </Stack>
  );
}
