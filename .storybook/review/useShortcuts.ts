import { useLayoutEffect } from 'react';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && !['range', 'checkbox'].includes(target.type);

/** Calls the action of a pressed key, from the moment the page is shown. Keys in a text field are text. */
export function useShortcuts(enabled: boolean, actions: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    if (!enabled) return;
    const act = ({ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (isTextField(target)) return;
      if (!ctrlKey && !metaKey && !altKey) actions[shiftKey ? `Shift+${key.toUpperCase()}` : key]?.();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  });
}
