import { limits } from '@lyceum/rules';
import { useState } from 'react';
import { usePagedList } from '../../catalog/usePagedList.ts';
import { favoriteList } from '../../favorites/favoriteCourses.ts';
import { type Favorites, useFavorites } from '../../favorites/favoritesStore.ts';
import { sendToFavorites } from '../../favorites/sendToFavorites.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const retry = () => sendToFavorites({ type: 'retry.requested' });

export function FavoritesContainer() {
  const favorites = useFavorites();
  if (favorites.state !== 'known') {
    return <FavoritesScreen favorites={favorites} list={null} send={() => undefined} onRetry={retry} />;
  }
  return <KnownFavorites key={String(favorites.isGuest)} favorites={favorites} />;
}

/** A course whose heart is pressed again stays on the page, so that a further press brings it back. */
function KnownFavorites({ favorites }: { favorites: Favorites }) {
  const [opened, setOpened] = useState(favorites.ids);
  // Another tab has added one.
  if (favorites.ids.some((id) => !opened.includes(id))) setOpened(favorites.ids);
  const [list, send] = usePagedList(favoriteList, {
    query: { ids: opened.join() },
    limit: limits.coursesById,
  });
  return <FavoritesScreen favorites={favorites} list={list} send={send} onRetry={retry} />;
}
