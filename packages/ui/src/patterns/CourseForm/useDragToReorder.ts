'use client';

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

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
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** Follows the pointer until it is released. */
  function start(from: number) {
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const end = () => {
      stop.abort();
      setDrag(null);
    };
    const placeOf = ({ clientY }: PointerEvent) =>
      list.current ? placeAt(list.current, clientY, from) : from;
    const follow = (event: PointerEvent) => {
      if (event.clientY < edgePx) scrollBy(0, -scrollPx);
      if (event.clientY > innerHeight - edgePx) scrollBy(0, scrollPx);
      setDrag({ from, to: placeOf(event) });
    };
    const drop = (event: PointerEvent) => {
      end();
      const to = placeOf(event);
      if (to !== from) onMove(from, to);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    setDrag({ from, to: from });
  }
  return {
    drag,
    /** For the handle of an item. */
    startAt: (from: number) => (event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      // Otherwise the pointer selects text.
      event.preventDefault();
      start(from);
    },
  };
}
