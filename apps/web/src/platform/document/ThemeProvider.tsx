import type { Theme } from '@lyceum/ui/patterns/ThemeMenu';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

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

interface ThemeProviderProps {
  /** The theme in the page's request. */
  initial: Theme;
  children: (theme: Theme) => ReactNode;
}

export function ThemeProvider({ initial, children }: ThemeProviderProps) {
  const [theme, setTheme] = useState(initial);
  const value = useMemo<ThemeChoice>(() => {
    const choose = (choice: Theme) => {
      remember(choice);
      setTheme(choice);
    };
    return { theme, choose };
  }, [theme]);
  return <ThemeContext value={value}>{children(theme)}</ThemeContext>;
}

export const useTheme = (): ThemeChoice => use(ThemeContext);
