export { type DeviceFavorites, favoritesActors } from './favorites.actors.ts';
export { favoritesMachine } from './favorites.machine.ts';
export { favoritesIn } from './favorites.types.ts';
