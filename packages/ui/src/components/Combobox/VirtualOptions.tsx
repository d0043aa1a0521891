'use client';

import { Combobox as Parts } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useImperativeHandle } from 'react';
import { content, offset, totalSize } from './Combobox.css.ts';
import { type ComboboxOption, Option } from './Option.tsx';

export interface VirtualOptionsHandle {
  /** Scrolls an option into view and renders it. @param index its position among the matches */
  show: (index: number) => void;
}

interface VirtualOptionsProps {
  /** The scroll container. */
  scroller: HTMLElement | null;
  handle: RefObject<VirtualOptionsHandle | null>;
}

/** Renders only the options in view and a few around them. */
export function VirtualOptions({ scroller, handle }: VirtualOptionsProps) {
  const options = Parts.useFilteredItems<ComboboxOption>();
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => 40,
    getItemKey: (index) => options[index]?.value ?? index,
    overscan: 8,
    useFlushSync: false,
  });
  useImperativeHandle(handle, () => ({ show: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  return (
    <div
      role="presentation"
      className={content}
      style={assignInlineVars({ [totalSize]: `${virtualizer.getTotalSize()}px` })}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const option = options[index];
        return option ? (
          <Option
            key={key}
            ref={virtualizer.measureElement}
            option={option}
            index={index}
            data-index={index}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            style={assignInlineVars({ [offset]: `${start}px` })}
          />
        ) : null;
      })}
    </div>
  );
}
