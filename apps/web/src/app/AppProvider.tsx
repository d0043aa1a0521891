import { appMachine } from '@lyceum/flows/app';
import { languageChoiceActors, languageChoiceMachine } from '@lyceum/flows/language-choice';
import { sessionActors, sessionMachine } from '@lyceum/flows/session';
import { changeLanguage } from '@lyceum/i18n/loading';
import { type ReactNode, useState } from 'react';
import { browserI18n } from '../platform/i18n/i18n.ts';
import { HistoryMemory } from '../platform/storage/HistoryMemory.tsx';
import { AppSubscriptions } from './AppSubscriptions.tsx';
import { browserConnection } from './api/api.ts';
import { GoogleProvider } from './auth/GoogleProvider.tsx';
import { FavoritesProvider } from './favorites/FavoritesProvider.tsx';
import { AppContext } from './system/AppContext.ts';

// The server creates the system, but never starts it, so it needs no actors there.
const provided = () =>
  typeof document === 'undefined'
    ? appMachine
    : appMachine.provide({
        actors: {
          session: sessionMachine.provide({ actors: sessionActors(browserConnection()) }),
          language: languageChoiceMachine.provide({
            actors: languageChoiceActors(async (choice, signal) => {
              await changeLanguage(browserI18n(), choice, signal);
            }),
          }),
        },
      });

/** Runs the actor system of the app, and provides what its pages share. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [logic] = useState(provided);
  return (
    <AppContext.Provider logic={logic}>
      <AppSubscriptions />
      <HistoryMemory>
        <FavoritesProvider>
          <GoogleProvider>{children}</GoogleProvider>
        </FavoritesProvider>
      </HistoryMemory>
    </AppContext.Provider>
  );
}
