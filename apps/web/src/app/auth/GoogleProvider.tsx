import { createContext, type ReactNode, use, useState } from 'react';
import type { GoogleSignIn } from './googleButton.ts';

const GoogleContext = createContext<GoogleSignIn | null>(null);

/** Provides what all of Google's buttons share. */
export function GoogleProvider({ children }: { children: ReactNode }) {
  const [google] = useState<GoogleSignIn>(() => ({ script: null, places: [], proof: null }));
  return <GoogleContext value={google}>{children}</GoogleContext>;
}

/** What all of Google's buttons share. @throws outside the app */
export function useGoogle(): GoogleSignIn {
  const google = use(GoogleContext);
  if (!google) throw new Error('useGoogle needs a GoogleProvider');
  return google;
}
