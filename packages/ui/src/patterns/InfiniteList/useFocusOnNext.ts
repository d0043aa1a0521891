'use client';

import { useLayoutEffect, useRef } from 'react';

/** An item of the list: its key, and whether it needs no more attention. */
export interface ListEntry {
  key: string;
  isDone: boolean;
}

/**
 * Moves the focus when the focused item is removed or becomes done: to the next item that is not done, otherwise to the
 * last one. If all are done, an item that became done loses the focus. An item that is no longer done gets it.
 * @param focusedIndex the index of the focused item, which `onMoved` updates
 */
export function useFocusOnNext(
  list: HTMLElement | null,
  entries: readonly ListEntry[] | null,
  focusedIndex: number | null,
  onMoved: (index: number) => void,
) {
  const before = useRef(entries);
  useLayoutEffect(() => {
    const focused = focusedIndex === null ? undefined : before.current?.[focusedIndex];
    before.current = entries;
    if (!list || !entries || focusedIndex === null || !focused) return;
    const itemAt = (index: number) => list.querySelector<HTMLElement>(`li[aria-posinset="${index + 1}"]`);
    const index = entries.findIndex(({ key }) => key === focused.key);
    const entry = entries[index];
    if (entry && index !== focusedIndex) onMoved(index);
    if (entry?.isDone === focused.isDone) return;
    if (entry && !entry.isDone) {
      focusOn(itemAt(index));
      return;
    }
    if (!entry && document.activeElement !== document.body) return;
    const next = nextOf(entries, entry ? index : focusedIndex);
    if (!entry) {
      focusOn(itemAt(next ?? Math.min(focusedIndex, entries.length - 1)));
      return;
    }
    const item = itemAt(index);
    // It shrinks to its start, which may be above the viewport.
    if (item && item.getBoundingClientRect().top < 0) item.scrollIntoView({ block: 'start' });
    if (next !== undefined) focusOn(itemAt(next));
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [list, entries, focusedIndex, onMoved]);
}

/** The first index from `start` on whose item is not done, otherwise the last one before. */
function nextOf(entries: readonly ListEntry[], start: number): number | undefined {
  const open = entries.flatMap(({ isDone }, index) => (isDone ? [] : [index]));
  return open.find((index) => index >= start) ?? open.at(-1);
}

function focusOn(item: HTMLElement | null) {
  if (!item) return;
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}
