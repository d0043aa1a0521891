'use client';

import { Combobox as Parts } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import { option, popup, positioner, status } from '../Listbox/Listbox.css.ts';
import { LocalizedLine } from '../LocalizedLine/index.ts';
import type { TagOption } from './choices.ts';

interface TagPickerListProps {
  /** The box of the field, below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  message: string | null;
  /** The text of an option. @default its label, in its language */
  textOf: (option: TagOption) => string | undefined;
}

/** The list of a `TagPicker`. */
export function TagPickerList({ anchor, label, message, textOf }: TagPickerListProps) {
  return (
    <Parts.Portal>
      <Parts.Positioner anchor={anchor} className={positioner} sideOffset={4} collisionPadding={12}>
        <Parts.Popup className={popup({ size: 'small' })}>
          <Parts.Status className={status}>{message}</Parts.Status>
          <Parts.List aria-label={label}>
            {(item: TagOption) => (
              <Parts.Item key={item.value} value={item} className={option}>
                {textOf(item) ?? <LocalizedLine text={item.label} language={item.labelLanguage} />}
              </Parts.Item>
            )}
          </Parts.List>
        </Parts.Popup>
      </Parts.Positioner>
    </Parts.Portal>
  );
}
