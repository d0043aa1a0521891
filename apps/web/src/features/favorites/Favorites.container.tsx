import { limits } from '@lyceum/rules';
import { useState } from 'react';
import { useFavorites, useSendToFavorites } from '../../app/favorites/FavoritesProvider.tsx';
import type { Favorites } from '../../app/favorites/favorites.ts';
import { usePagedList } from '../../app/lists/usePagedList.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';
import { favoriteList } from './favoriteCourses.ts';

export function FavoritesContainer() {
  const favorites = useFavorites();
  const retry = useRetry();
  if (favorites.state !== 'known') {
    return <FavoritesScreen favorites={favorites} list={null} send={() => undefined} onRetry={retry} />;
  }
  return <KnownFavorites key={String(favorites.isGuest)} favorites={favorites} />;
}

/** A course whose heart is pressed again stays on the page, so that a further press brings it back. */
function KnownFavorites({ favorites }: { favorites: Favorites }) {
  const retry = useRetry();
  const [idsOnPage, setIdsOnPage] = useState(favorites.ids);
  // Another tab has added one.
  if (favorites.ids.some((id) => !idsOnPage.includes(id))) setIdsOnPage(favorites.ids);
  const [list, send] = usePagedList(favoriteList, {
    query: { ids: idsOnPage.join() },
    limit: limits.coursesById,
  });
  return <FavoritesScreen favorites={favorites} list={list} send={send} onRetry={retry} />;
}

function useRetry() {
  const send = useSendToFavorites();
  return () => send({ type: 'retry.requested' });
}
