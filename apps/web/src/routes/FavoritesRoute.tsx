import type { RouteHandle } from '../app/page/routeHandle.ts';
import { FavoritesContainer } from '../features/favorites/Favorites.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['favorites'] } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function FavoritesRoute() {
  return <FavoritesContainer />;
}
