import { limits, second } from '@lyceum/rules';
import { Link } from '@lyceum/ui/components/Link';
import { FloatingNotice } from '@lyceum/ui/patterns/FloatingNotice';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendToFavorites } from './FavoritesProvider.tsx';
import type { Favorites } from './favorites.ts';

/** Enough time to read a sentence twice. */
const toastMs = 6 * second;

/** The notice about a change of the favorites. Its code is loaded with the first notice. */
export default function FavoritesNotice({ notice }: { notice: NonNullable<Favorites['notice']> }) {
  const { t } = useTranslation(['catalog', 'common']);
  const send = useSendToFavorites();
  const close = () => send({ type: 'notice.closed' });
  const closeLabel = t('common:actions.close');
  if (notice.kind === 'failed') {
    return (
      <FloatingNotice tone="critical" closeLabel={closeLabel} onClose={close}>
        {notice.message ?? t('catalog:favorites.deviceFull', { count: limits.favoritesPerDevice })}
      </FloatingNotice>
    );
  }
  return (
    <>
      <Closing />
      <FloatingNotice
        tone="positive"
        action={<Link href="/favorites">{t('catalog:favorites.see')}</Link>}
        closeLabel={closeLabel}
        onClose={close}
      >
        {t('catalog:favorites.added')}
      </FloatingNotice>
    </>
  );
}

/** Closes the confirmation after a while. */
function Closing() {
  const send = useSendToFavorites();
  useEffect(() => {
    const timer = setTimeout(() => send({ type: 'notice.closed' }), toastMs);
    return () => clearTimeout(timer);
  }, [send]);
  return null;
}
