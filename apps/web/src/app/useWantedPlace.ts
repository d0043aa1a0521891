import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Wanting {
  on: (type: 'place.wanted', listen: (event: { to: string }) => void) => { unsubscribe: () => void };
}

interface WantedPlaceOptions {
  /** The page stays where it is scrolled to: what is shown goes on under another address. @default false */
  preventScrollReset?: boolean;
}

/** Goes where a machine wants to: what it says by `place.wanted`. */
export function useWantedPlace(
  actor: Wanting,
  { preventScrollReset = false }: WantedPlaceOptions = {},
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listening = actor.on(
      'place.wanted',
      ({ to }) => void navigate(to, { replace: true, preventScrollReset }),
    );
    return () => listening.unsubscribe();
  }, [actor, navigate, preventScrollReset]);
}
