import { useSelector } from '@xstate/react';
import { useChild } from './AppContext.ts';

/** The state of the change to another language, and `send` to request one. */
export function useLanguageChoice() {
  const actor = useChild('language');
  const choice = useSelector(actor, (snapshot) => snapshot);
  return { choice, send: actor.send };
}
