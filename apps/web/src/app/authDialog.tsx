import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { bringTexts } from './i18n.ts';
import { prefetch } from './prefetch.ts';

interface AuthDialogControl {
  /** Opens the dialog. @param onCancel called when it is closed without a sign-in */
  open: (onCancel?: () => void) => void;
  /** The pointer or the focus came near: time to load it. */
  prepare: () => void;
}

const ControlContext = createContext<AuthDialogControl>({ open: () => {}, prepare: () => {} });

const load = async () => {
  const [dialog] = await Promise.all([import('../screens/Auth/AuthDialog.tsx'), bringTexts('auth')]);
  return dialog;
};
const AuthDialog = lazy(load);

interface Asked {
  onCancel?: (() => void) | undefined;
}

/** The login and register dialog, which lies over any page and is loaded when it is first wanted. */
export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const control = useMemo<AuthDialogControl>(
    () => ({ open: (onCancel) => setAsked({ onCancel }), prepare: () => prefetch(load) }),
    [],
  );
  return (
    <ControlContext value={control}>
      {children}
      {asked && (
        <Suspense>
          <AuthDialog
            onSignedIn={() => setAsked(null)}
            onCancel={() => {
              setAsked(null);
              asked.onCancel?.();
            }}
          />
        </Suspense>
      )}
    </ControlContext>
  );
}

export function useAuthDialog(): AuthDialogControl {
  return use(ControlContext);
}
