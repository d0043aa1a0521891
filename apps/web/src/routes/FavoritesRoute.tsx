export { FavoritesContainer as default } from '../features/favorites/Favorites.container.tsx';
