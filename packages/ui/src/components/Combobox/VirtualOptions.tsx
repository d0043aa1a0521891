import { Combobox as Parts } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useImperativeHandle } from 'react';
import { content, offset, totalSize } from './Combobox.css.ts';
import { type ComboboxOption, Option } from './Option.tsx';

export interface VirtualOptionsHandle {
  /** Brings an option into view, drawing it where it is not drawn. @param index among those that match */
  show: (index: number) => void;
}

interface VirtualOptionsProps {
  /** What scrolls. */
  scroller: HTMLElement | null;
  handle: RefObject<VirtualOptionsHandle | null>;
}

/** Draws only the options in view and some around them. */
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
