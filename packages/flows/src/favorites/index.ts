export { type DeviceFavorites, favoritesActors, favoritesMachine } from './favorites.machine.ts';
export { favoritesIn } from './favorites.types.ts';
