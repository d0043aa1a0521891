import type { User } from '@lyceum/api-client';
import { UiProvider } from '@lyceum/ui/provider';
import { direction, language, texts } from '@lyceum/ui/stories';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderLink } from '../app/renderLink.tsx';
import { nobody, SessionContext } from '../app/session.tsx';

interface Surroundings {
  /** Where the screen stands. @default '/' */
  path?: string;
  /** Who is signed in. @default null, a guest */
  user?: User | null;
}

/** What the app has around each screen: its address, its texts, and who is signed in. */
export const inApp =
  ({ path = '/', user = null }: Surroundings = {}): Decorator =>
  (Story) => {
    const [router] = useState(() =>
      createMemoryRouter([{ id: 'root', path: '*', element: <Story /> }], { initialEntries: [path] }),
    );
    const session = {
      ...nobody,
      user,
      state: user ? 'signedIn' : 'signedOut',
      isConfirmed: user !== null,
    } as const;
    return (
      <I18nextProvider i18n={texts}>
        <UiProvider language={language} direction={direction} renderLink={renderLink}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </UiProvider>
      </I18nextProvider>
    );
  };
