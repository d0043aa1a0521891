import { ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../../platform/document/useFocusOnMount.ts';

/** Replaces a submitted form and takes its focus. The link is for users who do not wait for the redirect. */
export function RedirectNotice({ children }: { children: string }) {
  const { t } = useTranslation('experts');
  const notice = useFocusOnMount<HTMLDivElement>();
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
