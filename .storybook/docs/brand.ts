import { type ColorName, colors, type ThemedColor } from '@lyceum/ui/theme/tokens';
import { useSyncExternalStore } from 'react';

type Colors = Readonly<Record<ColorName, ThemedColor>>;

let shown = 'lyceum';
let shownColors: Colors = colors;
const listeners = new Set<() => void>();

/** Applies the brand of the toolbar to the document. Lyceum's own theme needs no other style sheet. */
export async function showBrand(brand: string): Promise<void> {
  if (brand === shown) return;
  shown = brand;
  const theme = brand === 'meridian' ? (await import('@lyceum/ui/stories/brand')).meridian() : undefined;
  // The toolbar may have changed while the theme was loading.
  if (brand !== shown) return;
  const style =
    document.querySelector('style#brand') ?? document.head.appendChild(document.createElement('style'));
  style.id = 'brand';
  style.textContent = theme?.css ?? '';
  shownColors = theme?.colors ?? colors;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colors of the brand in the toolbar. */
export const useBrandColors = (): Colors => useSyncExternalStore(subscribe, () => shownColors);
