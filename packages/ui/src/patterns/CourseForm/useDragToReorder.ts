import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Drag {
  from: number;
  /** The place where the item would be dropped. */
  to: number;
}

/** The distance to the edge of the window at which it scrolls, and by how much at a time. */
const [edgePx, scrollPx] = [72, 12];

/** The place of the item below the pointer. */
function placeAt(list: HTMLElement, y: number, from: number): number {
  const middles = [...list.children].map((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  const before = middles.filter((middle, index) => index !== from && middle < y);
  return before.length;
}

/**
 * Reorders the items of a list by pointer, on touch screens, too. The items move when the pointer is released; Escape
 * cancels. Buttons have to do the same for the keyboard.
 */
export function useDragToReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ drag, onMove });
  useEffect(() => {
    latest.current = { drag, onMove };
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const stop = new AbortController();
    const { signal } = stop;
    const follow = ({ clientY }: { clientY: number }) => {
      if (clientY < edgePx) scrollBy(0, -scrollPx);
      if (clientY > innerHeight - edgePx) scrollBy(0, scrollPx);
      setDrag(
        (current) =>
          current && list.current && { ...current, to: placeAt(list.current, clientY, current.from) },
      );
    };
    const drop = () => {
      const { drag: last, onMove: move } = latest.current;
      setDrag(null);
      if (last && last.from !== last.to) move(last.from, last.to);
    };
    const cancel = () => setDrag(null);
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    return () => stop.abort();
  }, [isDragging, list]);
  return {
    drag,
    /** For the handle of an item. */
    startAt: (from: number) => (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Otherwise the pointer selects text.
      event.preventDefault();
      setDrag({ from, to: from });
    },
  };
}
