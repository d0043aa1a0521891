import type { AppContext } from '../app/AppContext.ts';
import { untilLoaded } from '../document/loading/loads.ts';
import type { FavoritesCommand } from './favoritesStore.ts';

type App = ReturnType<typeof AppContext.useActorRef>;

/** The session as the app shows it last; null until it is restored. */
let session: { app: App; userId: string | null } | null = null;
let isWanted = false;
let running: Promise<(command: FavoritesCommand) => void> | undefined;

/** Loads the flow in advance. */
export const prepareFavorites = () => void import('./runFavorites.ts').catch(() => undefined);

/** Starts the flow with the first favorite, or where there may be some. */
function run(): Promise<(command: FavoritesCommand) => void> | undefined {
  if (!session) {
    isWanted = true;
    return undefined;
  }
  const { app, userId } = session;
  running ??= untilLoaded(() => import('./runFavorites.ts')).then(
    ({ runFavorites }) => runFavorites(app, userId),
    (error: unknown) => {
      running = undefined;
      throw error;
    },
  );
  return running;
}

const commands: FavoritesCommand[] = [];

/** Sends to the flow, which starts if necessary. */
export async function sendToFavorites(command?: FavoritesCommand): Promise<void> {
  if (command) commands.push(command);
  const send = await run();
  if (send) for (const next of commands.splice(0)) send(next);
}

/** Follows the session of the app. @param hasFavorites whether the device keeps some */
export function followSession(app: App, userId: string | null, hasFavorites: boolean): void {
  session = { app, userId };
  if (running) void sendToFavorites({ type: 'user.changed', userId });
  else if (userId !== null || hasFavorites || isWanted) void sendToFavorites();
}
