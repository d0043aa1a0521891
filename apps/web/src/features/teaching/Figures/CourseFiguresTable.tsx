import type { CourseFigures } from '@lyceum/api-client';
import { formatAmount, formatNumber } from '@lyceum/i18n';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Stack } from '@lyceum/ui/components/layout';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Table } from '@lyceum/ui/components/Table';
import { Text } from '@lyceum/ui/components/Text';
import { VisuallyHidden } from '@lyceum/ui/components/VisuallyHidden';
import { InstructorIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import { localizedName } from '../../../app/courses/views.ts';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { TableRest } from '../TableRest.tsx';

/** The figures of an instructor's courses, those with the most learners first [2.342]. */
export function CourseFiguresTable({ list, send }: ListProps<CourseFigures>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useLanguage();
  const { items, page } = list.context;
  const number = (value: number) => formatNumber(value, language);
  if (page === 0 && list.value === 'loading') return <Spinner label={t('dashboard:figures.loading')} />;
  if (items.length === 0 && list.value === 'succeeded') {
    return (
      <EmptyState
        icon={InstructorIcon}
        level={3}
        title={t('dashboard:figures.empty')}
        description={t('dashboard:figures.emptyText')}
      />
    );
  }
  return (
    <Stack gap="lg">
      {items.length > 0 && (
        <>
          <Text tone="soft">{t('dashboard:figures.activeHint')}</Text>
          <Table
            caption={t('dashboard:figures.courses')}
            captionHidden
            columns={[
              { label: t('dashboard:figures.course') },
              { label: t('dashboard:figures.enrolled'), numeric: true },
              { label: t('dashboard:figures.active'), numeric: true },
              { label: t('dashboard:figures.completed'), numeric: true },
              { label: t('dashboard:figures.rating'), numeric: true },
              { label: t('dashboard:figures.revenue'), numeric: true },
            ]}
            rows={items.map(({ id, name, href, enrolled, active, completed, rating, revenue }) => {
              const { name: text, nameLanguage } = localizedName(name, language, t('common:unknownName'));
              return {
                key: id,
                cells: [
                  <Link key={id} href={href}>
                    <LocalizedLine text={text} language={nameLanguage} />
                  </Link>,
                  <Link key="learners" href={`/dashboard/figures/${id}`}>
                    {number(enrolled)}{' '}
                    <VisuallyHidden>{t('dashboard:figures.learnersOf', { course: text })}</VisuallyHidden>
                  </Link>,
                  number(active),
                  number(completed),
                  rating === null ? t('dashboard:instructor.noRating') : formatNumber(rating, language, 1),
                  formatAmount(revenue, language),
                ],
              };
            })}
          />
        </>
      )}
      <TableRest list={list} send={send} />
    </Stack>
  );
}
