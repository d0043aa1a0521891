import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the next item when the item that contains it is removed, or to the last one. @param held the index
 * of the focused item, which `onMoved` updates
 */
export function useFocusOnNext(
  list: HTMLElement | null,
  keys: readonly string[] | null,
  held: number | null,
  onMoved: (index: number) => void,
) {
  const before = useRef(keys);
  useLayoutEffect(() => {
    const heldKey = held === null ? undefined : before.current?.[held];
    before.current = keys;
    if (!list || !keys || held === null || heldKey === undefined || keys[held] === heldKey) return;
    const index = keys.indexOf(heldKey);
    if (index >= 0) {
      onMoved(index);
      return;
    }
    if (document.activeElement !== document.body) return;
    const next = list.querySelector<HTMLElement>(`li[aria-posinset="${Math.min(held + 1, keys.length)}"]`);
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [list, keys, held, onMoved]);
}
