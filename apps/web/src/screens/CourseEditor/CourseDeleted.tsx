import { ButtonLink } from '@lyceum/ui/components/Button';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes the place of the form, and the focus that was in it. */
export function CourseDeleted() {
  const { t } = useTranslation('courseEditor');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
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
