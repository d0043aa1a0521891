import { isSafeHref } from '@lyceum/rules';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Wanting {
  on: (type: 'navigation.requested', listen: (event: { to: string }) => void) => { unsubscribe: () => void };
}

interface WantedPlaceOptions {
  /** What is shown goes on under another address: its scroll position and its focus stay. @default false */
  samePage?: boolean;
}

/** Goes where a machine wants to: what it says by `navigation.requested`. Only inside the app: hrefs come from the server. */
export function useNavigationRequests(actor: Wanting, { samePage = false }: WantedPlaceOptions = {}): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listening = actor.on('navigation.requested', ({ to }) => {
      if (!isSafeHref(to)) return;
      void navigate(to, { replace: true, preventScrollReset: samePage, state: { samePage } });
    });
    return () => listening.unsubscribe();
  }, [actor, navigate, samePage]);
}
