import { IconButton } from '@lyceum/ui/components/IconButton';
import { FavoriteIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import { useIsFavorite, useSendToFavorites } from './FavoritesProvider.tsx';

interface FavoriteButtonProps {
  courseId: string;
  /** The name of the course as the page shows it. */
  name: string;
}

/** Adds a course to the favorites, or removes it. */
export function FavoriteButton({ courseId, name }: FavoriteButtonProps) {
  const { t } = useTranslation('catalog');
  const send = useSendToFavorites();
  return (
    <IconButton
      tone="outlined"
      icon={FavoriteIcon}
      label={t('favorite', { course: name })}
      pressed={useIsFavorite(courseId)}
      onClick={() => send({ type: 'favorite.toggled', courseId })}
    />
  );
}

/** The card of a course with its favorite button. */
export const withFavorite = <Card extends { name: string }>(courseId: string, card: Card) => ({
  ...card,
  action: <FavoriteButton courseId={courseId} name={card.name} />,
});
