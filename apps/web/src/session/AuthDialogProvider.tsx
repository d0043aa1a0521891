import { createContext, lazy, type ReactNode, use, useMemo, useState } from 'react';
import { loadPageTexts } from '../document/i18n.ts';
import { prefetch } from '../document/prefetch.ts';
import { LazyBoundary } from '../screens/parts/LazyBoundary.tsx';
import { useSession } from './SessionProvider.tsx';

interface Waiting {
  onSignedIn: (userId: string) => void;
  /** The dialog was closed without a sign-in. */
  onCancel: () => void;
}

interface AuthDialogControl {
  /**
   * Opens the dialog.
   * @param waiting what goes on by itself after the sign-in: the dialog leads nowhere then, also not to the onboarding
   */
  open: (waiting?: Waiting) => void;
  /** The pointer or the focus came near: time to load it. */
  prepare: () => void;
}

const ControlContext = createContext<AuthDialogControl>({ open: () => {}, prepare: () => {} });

const load = async () => {
  const [dialog] = await Promise.all([
    import('../screens/Auth/AuthDialog.container.tsx'),
    loadPageTexts('auth'),
  ]);
  return dialog;
};
const AuthDialogContainer = lazy(load);

/** The login and register dialog, which lies over any page and is loaded when it is first wanted. */
export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [calls, setAsked] = useState<{ waiting: Waiting | undefined } | null>(null);
  const userId = useSession().user?.id ?? null;
  const [userBefore, setUserBefore] = useState(userId);
  const control = useMemo<AuthDialogControl>(
    () => ({ open: (waiting) => setAsked({ waiting }), prepare: () => prefetch(load) }),
    [],
  );
  // Whoever signed in in another tab is not asked here any more.
  if (userId !== userBefore) {
    setUserBefore(userId);
    if (userId !== null) setAsked(null);
  }
  return (
    <ControlContext value={control}>
      {children}
      {calls && (
        <LazyBoundary>
          <AuthDialogContainer
            staysHere={calls.waiting !== undefined}
            onSignedIn={(signedIn) => {
              setAsked(null);
              calls.waiting?.onSignedIn(signedIn);
            }}
            onCancel={() => {
              setAsked(null);
              calls.waiting?.onCancel();
            }}
          />
        </LazyBoundary>
      )}
    </ControlContext>
  );
}

export function useAuthDialog(): AuthDialogControl {
  return use(ControlContext);
}
