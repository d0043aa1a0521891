import { ButtonLink } from '@lyceum/ui/components/Button';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../document/useFocusOnMount.ts';

/** Replaces the form and takes its focus. */
export function CourseDeleted() {
  const { t } = useTranslation('courseEditor');
  const notice = useFocusOnMount<HTMLDivElement>();
  return (
    <Page paddingBlock="both" narrow>
      <Stack>
        <Notice ref={notice} tabIndex={-1} tone="positive">
          {t('deleted')}
        </Notice>
        <Inline>
          <ButtonLink tone="primary" href="/dashboard">
            {t('dashboard')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}
