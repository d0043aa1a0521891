import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RowCounterProps, Rows } from './useRows.tsx';

/** Rows that are ready beyond either edge of the view. */
const overscan = 3;

/**
 * Finds out which rows of a long list are near the view. The list itself stays as it is, so that nothing in it is
 * mounted anew when this begins; all this shows is an empty grid like it, from which the columns can be read.
 */
export function RowCounter({ list, count, held, keyOf, onRows }: RowCounterProps) {
  const probe = useRef<HTMLDivElement>(null);
  const [{ columns, gap, start }, setGeometry] = useState(() => geometryOf(list, list));
  const [first] = useState(() => ({ columns, heights: heightsOf(list, columns) }));
  const heldRow = held === null ? null : Math.floor(held / columns);

  const estimateSize = useCallback(
    (row: number) => (first.columns === columns ? first.heights[row] : undefined) ?? mean(first.heights),
    [first, columns],
  );
  // The way of the Tab key: into the list, from the item with the focus to its neighbors, and out again.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [0, range.count - 1, ...(heldRow === null ? [] : [heldRow - 1, heldRow, heldRow + 1])];
      const rows = new Set([...kept, ...defaultRangeExtractor(range)]);
      return [...rows].filter((row) => row >= 0 && row < range.count).toSorted((a, b) => a - b);
    },
    [heldRow],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    gap,
    overscan,
    scrollMargin: start,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize,
    rangeExtractor,
    // Rows of another length are other rows, whose heights are not known yet.
    getItemKey: (row) => `${columns} ${keyOf(row * columns)}`,
    // To the fraction: rounded heights would add up to a jump.
    measureElement: (element) => element.getBoundingClientRect().height,
  });
  const shown = virtualizer.getVirtualItems();

  /** The columns that the items in the document are placed in. */
  const placed = useRef(columns);
  /** Who was reading in the middle of the list goes on there, when a phone is turned. */
  const reading = useRef<{ index: number; columns: number } | null>(null);

  useLayoutEffect(() => {
    // With other columns the list has to place its items anew first, which it does as soon as it is told.
    if (placed.current === columns) {
      if (reading.current && reading.current.columns !== columns) {
        virtualizer.scrollToIndex(Math.floor(reading.current.index / columns), { align: 'start' });
        reading.current = null;
      }
      for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
        virtualizer.measureElement(row);
      }
      virtualizer.measureElement(null);
    }
    placed.current = columns;
    onRows(shown.length > 0 ? rowsOf(shown, { columns, gap, start }) : null);
  });
  useLayoutEffect(() => () => onRows(null), [onRows]);

  const look = useEffectEvent(() => {
    const now = geometryOf(list, probe.current ?? list);
    if (now.columns !== columns && window.scrollY > start) {
      const row = virtualizer.getVirtualItemForOffset(window.scrollY)?.index ?? 0;
      reading.current = { index: row * columns, columns };
    }
    if (now.columns !== columns || now.gap !== gap || now.start !== start) setGeometry(now);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    if (probe.current) observer.observe(probe.current);
    // What stands above the list may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return <div ref={probe} aria-hidden className={list.className} />;
}

interface Geometry {
  columns: number;
  /** Between two rows, in pixels. */
  gap: number;
  /** Pixels from the top of the document. */
  start: number;
}

/** @param grid an empty one with the list's columns: items that are placed in rows could make more of them */
function geometryOf(list: HTMLElement, grid: HTMLElement): Geometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    start: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
}

/** The heights of all rows, while all of them are there. */
function heightsOf(list: HTMLElement, columns: number): number[] {
  return Array.from(list.children)
    .filter((_, index) => index % columns === 0)
    .map((item) => item.getBoundingClientRect().height);
}

const mean = (heights: readonly number[]) =>
  heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);

function rowsOf(shown: readonly VirtualItem[], { columns, gap, start }: Geometry): Rows {
  const tracks: string[] = [];
  let reached = start;
  const rows = shown.map(({ index, start: top, size }, at) => {
    const before = shown[at - 1];
    if (before && index > before.index + 1) {
      tracks.push(`${Math.max(0, top - reached - 2 * gap)}px`);
      reached = top;
    } else if (before) {
      reached += gap;
    }
    tracks.push('auto');
    reached += size;
    return { row: index, line: tracks.length };
  });
  return { columns, shown: rows, template: tracks.join(' ') };
}
