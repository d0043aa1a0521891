'use client';

import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RowCounterProps, Rows } from './types.ts';

/** The number of rows rendered beyond each edge of the viewport. */
const overscan = 3;

/**
 * Determines which rows of a long list are near the viewport. The list stays as it is, so that no item remounts when
 * virtualization starts; this component renders an empty grid to measure the columns.
 */
export function RowCounter({ list, count, focusedIndex, keyOf, onRows }: RowCounterProps) {
  const probe = useRef<HTMLDivElement>(null);
  const [{ columns, gap, start }, setGeometry] = useState(() => geometryOf(list, list));
  const [first] = useState(() => ({ columns, heights: heightsOf(list, columns) }));
  const focusedRow = focusedIndex === null ? null : Math.floor(focusedIndex / columns);

  const estimateSize = useCallback(
    (row: number) => (first.columns === columns ? first.heights[row] : undefined) ?? mean(first.heights),
    [first, columns],
  );
  // Keeps the tab order: the first and the last row, and those next to the focused item, stay in the document.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const pinned = [
        0,
        range.count - 1,
        ...(focusedRow === null ? [] : [focusedRow - 1, focusedRow, focusedRow + 1]),
      ];
      const rows = new Set([...pinned, ...defaultRangeExtractor(range)]);
      return [...rows].filter((row) => row >= 0 && row < range.count).toSorted((a, b) => a - b);
    },
    [focusedRow],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    gap,
    overscan,
    scrollMargin: start,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize,
    rangeExtractor,
    // Rows of another length have other heights, which are not known yet.
    getItemKey: (row) => `${columns} ${keyOf(row * columns)}`,
    // Fractional, because rounded heights would add up to a visible shift.
    measureElement: (element) => element.getBoundingClientRect().height,
  });
  const virtualRows = virtualizer.getVirtualItems();

  /** The columns that the items in the document are placed in. */
  const placed = useRef(columns);
  /** Keeps the reading position when a phone is rotated. */
  const reading = useRef<{ index: number; columns: number } | null>(null);

  useLayoutEffect(() => {
    // If the number of columns changed, the list first has to place its items anew.
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
    onRows(virtualRows.length > 0 ? rowsOf(virtualRows, { columns, gap, start }) : null);
  });
  useLayoutEffect(() => () => onRows(null), [onRows]);

  const look = useEffectEvent(() => {
    const now = geometryOf(list, probe.current ?? list);
    if (now.columns !== columns && window.scrollY > start) {
      const { index = 0, end = 0 } = virtualizer.getVirtualItemForOffset(window.scrollY) ?? {};
      // Nothing of the row is visible if the viewport begins in the gap below it.
      const row = end > window.scrollY ? index : index + 1;
      reading.current = { index: row * columns, columns };
    }
    if (now.columns !== columns || now.gap !== gap || now.start !== start) setGeometry(now);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    if (probe.current) observer.observe(probe.current);
    // Content above the list can change its height.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return <div ref={probe} aria-hidden className={list.className} />;
}

interface Geometry {
  columns: number;
  /** The gap between two rows, in pixels. */
  gap: number;
  /** The distance from the top of the document, in pixels. */
  start: number;
}

/** @param grid an empty grid with the columns of the list; placed items could add columns */
function geometryOf(list: HTMLElement, grid: HTMLElement): Geometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    start: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
}

/** The heights of all rows, while all of them are in the document. */
function heightsOf(list: HTMLElement, columns: number): number[] {
  return Array.from(list.children)
    .filter((_, index) => index % columns === 0)
    .map((item) => item.getBoundingClientRect().height);
}

const mean = (heights: readonly number[]) =>
  heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);

function rowsOf(virtualRows: readonly VirtualItem[], { columns, gap, start }: Geometry): Rows {
  const tracks: string[] = [];
  let reached = start;
  const rows = virtualRows.map(({ index, start: top, size }, at) => {
    const before = virtualRows[at - 1];
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
  return { columns, positions: rows, template: tracks.join(' ') };
}
