import { languageChoiceActors, languageChoiceMachine } from '@lyceum/flows/language-choice';
import { useMachine } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ActorRefFrom, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { browserI18n, textsPath } from './i18n.ts';

export interface LanguageChoice {
  choice: SnapshotFrom<typeof languageChoiceMachine>;
  send: ActorRefFrom<typeof languageChoiceMachine>['send'];
}

/** What `useLanguageChoice` reads; a story puts its own in place of `LanguageChoiceProvider`. */
export const LanguageChoiceContext = createContext<LanguageChoice>({
  choice: getInitialSnapshot(languageChoiceMachine),
  send: () => {},
});

const wired = () =>
  languageChoiceMachine.provide({
    actors: languageChoiceActors(async (language, signal) => {
      // What a change takes is loaded only when there is one.
      const { changeLanguage } = await import('@lyceum/i18n/loading');
      await changeLanguage(browserI18n(), language, { signal, path: textsPath() });
    }),
  });

/** Runs the choice of a language for the whole app. */
export function LanguageChoiceProvider({ children }: { children: ReactNode }) {
  const [machine] = useState(wired);
  const [choice, send] = useMachine(machine);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    send({ type: 'page.left' });
  }, [pathname, send]);
  const value = useMemo(() => ({ choice, send }), [choice, send]);
  return <LanguageChoiceContext value={value}>{children}</LanguageChoiceContext>;
}

/** How the change to another language is coming along, and the way to ask for one. */
export function useLanguageChoice(): LanguageChoice {
  return use(LanguageChoiceContext);
}
