import type { Theme } from '@lyceum/ui/patterns/ThemeMenu';
import { createContext, type ReactNode, startTransition, use, useMemo, useOptimistic, useState } from 'react';

const yearInSeconds = 365 * 24 * 60 * 60;

interface ThemeChoice {
  theme: Theme;
  choose: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', choose: () => {} });

/** A cookie, so that the server renders the page in the selected theme, without a flash. */
function remember(theme: Theme): void {
  const life = theme === 'system' ? 0 : yearInSeconds;
  document.cookie = `theme=${theme}; path=/; max-age=${life}; samesite=lax`;
}

/** @param initial the theme in the page's request */
export function ThemeProvider({
  initial,
  children,
}: {
  initial: Theme;
  children: (theme: Theme) => ReactNode;
}) {
  const [theme, setTheme] = useState(initial);
  // The menu shows the choice at once. The page, whose styles all change, follows.
  const [shown, show] = useOptimistic(theme);
  const value = useMemo<ThemeChoice>(
    () => ({
      theme: shown,
      choose: (chosen) =>
        startTransition(() => {
          show(chosen);
          remember(chosen);
          setTheme(chosen);
        }),
    }),
    [shown, show],
  );
  return <ThemeContext value={value}>{children(theme)}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  return use(ThemeContext);
}
