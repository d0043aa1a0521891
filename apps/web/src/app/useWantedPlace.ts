import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Wanting {
  on: (type: 'place.wanted', listen: (event: { to: string }) => void) => { unsubscribe: () => void };
}

/** Goes where a machine wants to: what it says by `place.wanted`. */
export function useWantedPlace(actor: Wanting): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listening = actor.on('place.wanted', ({ to }) => void navigate(to, { replace: true }));
    return () => listening.unsubscribe();
  }, [actor, navigate]);
}
