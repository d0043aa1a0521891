import { limits, second } from '@lyceum/rules';
import { Link } from '@lyceum/ui/components/Link';
import { FloatingNotice } from '@lyceum/ui/patterns/FloatingNotice';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Favorites } from './favoritesStore.ts';
import { sendToFavorites } from './sendToFavorites.ts';

/** Enough time to read a sentence twice. */
const toastMs = 6 * second;

const close = () => sendToFavorites({ type: 'notice.closed' });

/** What happened to a favorite. It is loaded when there is something to say. */
export default function FavoritesNotice({ notice }: { notice: NonNullable<Favorites['notice']> }) {
  const { t } = useTranslation(['favorites', 'common']);
  const closeLabel = t('common:actions.close');
  if (notice.kind === 'failed') {
    return (
      <FloatingNotice tone="critical" closeLabel={closeLabel} onClose={close}>
        {notice.message ?? t('favorites:deviceFull', { count: limits.favoritesPerDevice })}
      </FloatingNotice>
    );
  }
  return (
    <>
      <Closing />
      <FloatingNotice
        tone="positive"
        action={<Link href="/favorites">{t('favorites:see')}</Link>}
        closeLabel={closeLabel}
        onClose={close}
      >
        {t('favorites:added')}
      </FloatingNotice>
    </>
  );
}

/** Closes the confirmation after a while. */
function Closing() {
  useEffect(() => {
    const timer = setTimeout(close, toastMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
