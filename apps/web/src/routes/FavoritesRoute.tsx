import { FavoritesContainer } from '../features/favorites/Favorites.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

const texts = ['favorites'] as const;

export const loader = () => ({ texts });
export const clientLoader = textsLoader(...texts);

export default function FavoritesRoute() {
  return <FavoritesContainer />;
}
