import type { CourseMessage } from '@lyceum/api-client';
import { formatDate } from '@lyceum/i18n';
import { Card } from '@lyceum/ui/components/Card';
import { Stack } from '@lyceum/ui/components/layout';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import { TableRest } from '../TableRest.tsx';

/** The messages to the learners of a course, the newest first [2.346]. */
export function SentMessages({ list, send }: ListProps<CourseMessage>) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { items, page } = list.context;
  if (page === 0 && list.value === 'loading') return <Spinner label={t('listLoading')} />;
  if (items.length === 0 && list.value === 'succeeded') return <Text tone="soft">{t('empty')}</Text>;
  return (
    <Stack gap="sm">
      {items.map(({ id, subject, text, sentAt, recipientCount, isQueued }) => (
        <article key={id}>
          <Card padding="small">
            <Stack gap="xs">
              <Text strong>
                <bdi>{subject}</bdi>
              </Text>
              <Text as="div" size="small" tone="soft">
                {formatDate(sentAt, language, timeZone)}
                {' · '}
                {isQueued ? t('recipients', { count: recipientCount }) : t('queued')}
              </Text>
              <Text as="div" size="small" measured keepsLineBreaks>
                <bdi>{text}</bdi>
              </Text>
            </Stack>
          </Card>
        </article>
      ))}
      <TableRest list={list} send={send} />
    </Stack>
  );
}
