import { ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes the place of a form that has done its work, and the focus that was in it; the link is for who won't wait. */
export function RedirectNotice({ children }: { children: string }) {
  const { t } = useTranslation('experts');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Stack>
      <Notice ref={notice} tabIndex={-1} tone="positive">
        {children}
      </Notice>
      <ButtonLink wide href="/dashboard">
        {t('dashboard')}
      </ButtonLink>
    </Stack>
  );
}
