import type { Certificate } from '@lyceum/api-client';
import { formatDate } from '@lyceum/i18n';
import { Heading } from '@lyceum/ui/components/Heading';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';
import { localizedName } from '../../app/courses/views.ts';
import { CatalogList } from '../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../app/lists/listProps.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

/** The certificates of a user, also those of courses that the user has left; nothing without one [2.388]. */
export function Certificates({ list, send }: ListProps<Certificate>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useLanguage();
  if (list.context.items.length === 0) return null;
  const heading = t('dashboard:learner.certificates');
  return (
    <Stack gap="lg">
      <Heading level={2}>{heading}</Heading>
      <CatalogList
        list={list}
        send={send}
        label={heading}
        look="rows"
        loadingMore={t('dashboard:learner.loadingCertificates')}
        silent
        renderItem={({ id, course, issuedAt }) => {
          const { name, nameLanguage } = localizedName(course, language, t('common:unknownName'));
          return (
            <Inline justify="between">
              <Link tone="standalone" href={`/certificate/${id}`}>
                <LocalizedLine text={name} language={nameLanguage} />
              </Link>
              <Text as="div" size="small" tone="soft">
                {formatDate(issuedAt, language)}
              </Text>
            </Inline>
          );
        }}
        empty={null}
      />
    </Stack>
  );
}
