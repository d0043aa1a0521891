'use client';

import { Combobox as Parts } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Field, type FieldTexts, splitFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { isNewName, notSelected, type TagOption, withText } from './choices.ts';
import { box, input, remove as removeClass, tag, tagName } from './TagPicker.css.ts';
import { TagPickerList } from './TagPickerList.tsx';
import { useBeforeSubmit } from './useBeforeSubmit.ts';

export interface TagPickerTexts {
  /** The name of the remove button of a tag: 'Remove Python'. */
  remove: (name: string) => string;
  /** Announced when a tag is added: 'Python added'. */
  added: (name: string) => string;
  /** Announced when a tag is removed: 'Python removed'. */
  removed: (name: string) => string;
  /** The option that adds the text as a tag: 'Add “Python”'. @default none */
  add?: (name: string) => string;
  /** Why a form with text that is not a tag cannot be submitted, without free text: '“Pyt” is not selected'. */
  selectionRequired?: (name: string) => string;
}

export interface TagPickerProps
  extends Omit<ClosedProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  /** The selected values with their labels. */
  selected: readonly TagOption[];
  /** Called with the new selected values. */
  onChange: (values: string[]) => void;
  /** The text in the input, if controlled for a search. @default internal state */
  query?: string;
  /** Called with the text while the user types. */
  onQueryChange?: (query: string) => void;
  /** The options. Selected ones are filtered out here. @default none: there is no list and every tag is free text */
  suggestions?: readonly TagOption[] | undefined;
  /** The state of the search in the list: running, failed, empty. It is announced. @default null */
  message?: string | null;
  /**
   * Whether Enter adds the text if no option is highlighted, and submitting the form adds typed text. Otherwise typed
   * text that is not a suggestion prevents the submission [2.97]. @default true without suggestions, else
   * false
   */
  freeText?: boolean;
  /** The texts, in the language of the page. */
  texts: TagPickerTexts;
}

type InputKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

// Without a list the input has no combobox attributes.
const plainInput = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
} as const;

/** Selects several values as tags, by search or as free text. `ref` and other attributes go to the input. */
export function TagPicker({
  selected,
  onChange,
  query,
  onQueryChange,
  suggestions,
  message = null,
  freeText = suggestions === undefined,
  texts,
  disabled = false,
  onKeyDown,
  onBlur,
  ...props
}: TagPickerProps) {
  const [fieldProps, inputProps] = splitFieldProps(props);
  const [rejectedText, setRejectedText] = useState<string | null>(null);
  const { label } = fieldProps;
  const { direction } = useUi();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [ownQuery, setOwnQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inputText = query ?? ownQuery;
  const hasList = suggestions !== undefined;
  const isListOpen = isOpen && hasList;
  const offered = notSelected(suggestions ?? [], selected);
  const isNew = isNewName(selected, suggestions ?? [], inputText);
  const added: TagOption | null =
    hasList && freeText && isNew && texts.add ? { value: inputText.trim(), label: inputText.trim() } : null;
  const selectionError =
    rejectedText !== null && rejectedText === inputText
      ? texts.selectionRequired?.(inputText.trim())
      : undefined;

  function changeQuery(next: string) {
    setOwnQuery(next);
    onQueryChange?.(next);
  }

  function change(values: string[]) {
    const before = new Set(selected.map(({ value }) => value));
    const addedValue = values.find((value) => !before.has(value));
    const removed = selected.find(({ value }) => !values.includes(value));
    if (addedValue !== undefined) {
      const { label: name = addedValue } = offered.find(({ value }) => value === addedValue) ?? {};
      setAnnouncement(texts.added(name));
    } else if (removed) setAnnouncement(texts.removed(removed.label));
    onChange(values);
  }

  function addText() {
    const values = withText(selected, offered, inputText);
    if (values.length > selected.length) change(values);
    changeQuery('');
  }

  useBeforeSubmit(frame, () => {
    if (inputText.trim() === '') return true;
    if (freeText || !isNew) addText();
    else {
      setRejectedText(inputText);
      frame.current?.querySelector('input')?.focus();
    }
    return freeText || !isNew;
  });

  function handleKey(event: InputKey) {
    onKeyDown?.(event);
    // By default, the list stays open if the field is the last tab stop of the page.
    if (event.key === 'Tab') setOpen(false);
    // By default, Escape would clear a closed field and never reach the surrounding dialog.
    if (event.key === 'Escape' && !isListOpen) {
      event.preventBaseUIHandler();
      setOpen(false);
    }
    // Enter that ends an IME composition or selects the highlighted option adds nothing. In Safari, the composition is
    // over before that key, whose code is 229.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (inputText.trim() === '') return;
    if (event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    setOpen(false);
    if (freeText) addText();
  }

  return (
    <DirectionProvider direction={direction}>
      <Field {...fieldProps} {...(selectionError !== undefined && { error: selectionError })}>
        {({ id: inputId, ...tied }) => (
          <Parts.Root<TagOption, true>
            multiple
            id={inputId}
            items={added ? [...offered, added] : offered}
            filter={null}
            disabled={disabled}
            isItemEqualToValue={(one, other) => one.value === other.value}
            value={selected}
            onValueChange={(options) => change(options.map(({ value }) => value))}
            inputValue={inputText}
            onInputValueChange={(next, details) => {
              // The text stays when the list closes.
              if (details.reason !== 'input-clear' || details.isItemPress) changeQuery(next);
            }}
            open={isListOpen}
            onOpenChange={setOpen}
          >
            <Parts.Chips ref={frame} className={box} aria-label={selected.length > 0 ? label : undefined}>
              {selected.map(({ value, label: name, labelLanguage }) => (
                <Parts.Chip key={value} role="group" aria-label={name} className={tag}>
                  <span className={tagName} dir="auto" lang={labelLanguage}>
                    {name}
                  </span>
                  <Parts.ChipRemove className={removeClass} aria-label={texts.remove(name)}>
                    <Icon icon={X} size="small" />
                  </Parts.ChipRemove>
                </Parts.Chip>
              ))}
              <Parts.Input
                // While the list is open the visible label is inert.
                aria-label={label}
                autoComplete="off"
                {...inputProps}
                {...tied}
                {...(hasList ? {} : plainInput)}
                className={input}
                onKeyDown={handleKey}
                onBlur={(event) => {
                  onBlur?.(event);
                  // Only a list that is shown closes by itself.
                  if (!isListOpen) setOpen(false);
                  // Text that was not entered would not be submitted.
                  if (!hasList && inputText.trim() !== '') addText();
                }}
              />
            </Parts.Chips>
            {hasList ? (
              <TagPickerList
                anchor={frame}
                label={label}
                message={message}
                textOf={({ value, label: name }) => (value === added?.value ? texts.add?.(name) : undefined)}
              />
            ) : null}
            <VisuallyHidden>
              <span role="status" aria-live="polite">
                {announcement}
              </span>
            </VisuallyHidden>
          </Parts.Root>
        )}
      </Field>
    </DirectionProvider>
  );
}
