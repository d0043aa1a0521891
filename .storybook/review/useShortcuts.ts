import { useLayoutEffect } from 'react';

/** Calls the action of a pressed key, from the moment the page is shown. */
export function useShortcuts(enabled: boolean, actions: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    if (!enabled) return;
    const act = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey) actions[shiftKey ? `Shift+${key.toUpperCase()}` : key]?.();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  });
}
