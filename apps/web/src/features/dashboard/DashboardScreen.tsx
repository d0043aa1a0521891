import type { TokenUser } from '@lyceum/api-client';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../platform/i18n/sentenceWith.tsx';

export interface DashboardScreenProps {
  user: TokenUser;
  /** The next step of the user. @default nothing */
  nextStep?: ReactNode;
  /** The learner's or the instructor's part. */
  children: ReactNode;
}

/** The links to other pages [2.50] [2.51]. */
export function DashboardScreen({ user, nextStep, children }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('title')} />
      <PageHeader title={sentenceWith((name) => t('welcome', { name }), <bdi>{user.name}</bdi>)} />
      <Stack gap="xxl">
        {nextStep}
        {children}
      </Stack>
    </Page>
  );
}
