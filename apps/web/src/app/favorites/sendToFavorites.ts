import type { AppContext } from '../system/AppContext.ts';
import type { FavoritesCommand } from './favoritesStore.ts';
import { runFavorites } from './runFavorites.ts';

let send: ((command: FavoritesCommand) => void) | undefined;

/** What is sent before the session is restored. */
const waiting: FavoritesCommand[] = [];

/** Sends to the flow of the favorites, as soon as it runs. */
export function sendToFavorites(command: FavoritesCommand): void {
  if (send) send(command);
  else waiting.push(command);
}

/** Runs the flow for the restored session, and follows its user. */
export function followUser(app: ReturnType<typeof AppContext.useActorRef>, userId: string | null): void {
  if (send) {
    send({ type: 'user.changed', userId });
    return;
  }
  send = runFavorites(app, userId);
  for (const command of waiting.splice(0)) send(command);
}
