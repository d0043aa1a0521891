'use client';

import { Combobox as Parts } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { virtualizedFrom } from '../../virtualizedFrom.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { popup, positioner, status } from '../Listbox/Listbox.css.ts';
import { button, buttons, frame, input } from './Combobox.css.ts';
import { type ComboboxOption, Option } from './Option.tsx';
import { VirtualOptions, type VirtualOptionsHandle } from './VirtualOptions.tsx';

export type { ComboboxOption };

export interface ComboboxTexts {
  /** Shown when nothing matches: 'No matches found'. */
  none: string;
  /** The name of the clear button: 'Clear'. */
  clear: string;
  /** The name of the button that opens the list: 'Show options'. */
  open: string;
}

export interface ComboboxProps
  extends Omit<ClosedProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'name'>,
    FieldTexts {
  /** The options in display order. */
  options: readonly ComboboxOption[];
  /** The selected value, or null. */
  value: string | null;
  /** Called with the selected value, or null after the field was cleared. */
  onChange: (value: string | null) => void;
  /** The texts, in the language of the page. */
  texts: ComboboxTexts;
}

type InputKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

/**
 * Selects one of many known options by typing. Long lists are virtualized. `ref` and other attributes go to the input.
 */
export function Combobox({
  options,
  value,
  onChange,
  texts,
  disabled = false,
  onKeyDown,
  ...props
}: ComboboxProps) {
  const [fieldProps, inputProps] = splitFieldProps(props);
  const { language, direction } = useUi();
  const field = useRef<HTMLSpanElement>(null);
  const actions = useRef<Parts.Root.Actions>(null);
  const list = useRef<VirtualOptionsHandle>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isLong = options.length >= virtualizedFrom;
  const selectedOption = options.find((option) => option.value === value) ?? null;

  function handleKey(event: InputKey) {
    onKeyDown?.(event);
    // By default, the list stays open if the field is the last tab stop of the page.
    if (event.key === 'Tab') actions.current?.close();
    // By default, Escape would clear a closed field and never reach the surrounding dialog.
    if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true')
      event.preventBaseUIHandler();
  }

  return (
    <DirectionProvider direction={direction}>
      <Field {...fieldProps}>
        {({ id: inputId, ...tied }) => (
          <Parts.Root<ComboboxOption>
            id={inputId}
            items={options}
            actionsRef={actions}
            locale={language}
            virtualized={isLong}
            disabled={disabled}
            isItemEqualToValue={(one, other) => one.value === other.value}
            value={selectedOption}
            onValueChange={(option) => onChange(option?.value ?? null)}
            onItemHighlighted={(_, { index, reason }) => {
              if (reason !== 'pointer' && index >= 0) queueMicrotask(() => list.current?.show(index));
            }}
          >
            <span ref={field} className={frame}>
              <Parts.Input
                // While the list is open the visible label is inert.
                aria-label={props.label}
                autoComplete="off"
                {...inputProps}
                {...tied}
                className={classNames(control, input)}
                onKeyDown={handleKey}
              />
              <span className={buttons}>
                <Parts.Clear className={button} aria-label={texts.clear}>
                  <Icon icon={X} size="small" />
                </Parts.Clear>
                <Parts.Trigger className={button} aria-label={texts.open}>
                  <Icon icon={ChevronDown} />
                </Parts.Trigger>
              </span>
            </span>
            <Parts.Portal>
              <Parts.Positioner anchor={field} className={positioner} sideOffset={4} collisionPadding={12}>
                <Parts.Popup ref={setScroller} className={popup({ size: 'large' })}>
                  <Parts.Empty className={status}>{texts.none}</Parts.Empty>
                  <Parts.List aria-label={props.label}>
                    {isLong ? (
                      <VirtualOptions scroller={scroller} handle={list} />
                    ) : (
                      (option: ComboboxOption) => <Option key={option.value} option={option} />
                    )}
                  </Parts.List>
                </Parts.Popup>
              </Parts.Positioner>
            </Parts.Portal>
          </Parts.Root>
        )}
      </Field>
    </DirectionProvider>
  );
}
