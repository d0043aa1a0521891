import { textsLoader } from '../document/texts.ts';
import { FavoritesContainer } from '../screens/Favorites/Favorites.container.tsx';

const texts = ['favorites'] as const;

export const loader = () => ({ texts });
export const clientLoader = textsLoader(...texts);

export default function FavoritesRoute() {
  return <FavoritesContainer />;
}
