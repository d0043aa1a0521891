import { Combobox as Parts } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { limits } from '@lyceum/rules';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { FieldFrame, type FieldTexts } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/index.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { type ExpertiseOption, notSelected, withTyped } from './choices.ts';
import {
  box,
  input,
  option,
  popup,
  positioner,
  remove as removeClass,
  status as statusClass,
  tag,
  tagName,
} from './ExpertisePicker.css.ts';

export type { ExpertiseOption };

/** What the dropdown says where there is nothing to choose. Specification §2. */
export interface ExpertisePickerTexts {
  /** 'Enter a search term to find expertises' */
  blank: string;
  /** 'Type at least 3 characters to search' */
  tooShort: string;
  /** 'Loading expertises...' */
  loading: string;
  /** 'No matching expertises found' */
  none: string;
  /** The name of a tag's button: 'Remove Python'. */
  remove: (name: string) => string;
}

export interface ExpertisePickerProps extends FieldTexts {
  selected: readonly ExpertiseOption[];
  /** Called with the values that are selected from now on. */
  onChange: (values: string[]) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the search is at. */
  status: 'blank' | 'tooShort' | 'loading' | 'found' | 'failed';
  /** What was found; what is selected already is left out here. */
  suggestions: readonly ExpertiseOption[];
  /** Why the search failed. @default null */
  searchError?: string | null;
  /** Whether Enter adds what is typed where nothing is highlighted. @default false */
  freeText?: boolean;
  texts: ExpertisePickerTexts;
}

/** Areas of expertise, found by typing and kept as tags. Arrows move, Enter chooses, Backspace removes the last. */
export function ExpertisePicker({
  selected,
  onChange,
  query,
  onQueryChange,
  status,
  suggestions,
  searchError = null,
  freeText = false,
  texts,
  ...fieldTexts
}: ExpertisePickerProps) {
  const { direction } = useUi();
  const field = useRef<HTMLDivElement>(null);
  const offered = status === 'found' ? notSelected(suggestions, selected) : [];
  const said = {
    blank: texts.blank,
    tooShort: texts.tooShort,
    loading: texts.loading,
    found: offered.length > 0 ? null : texts.none,
    failed: searchError,
  }[status];

  function addTyped(event: KeyboardEvent<HTMLInputElement>) {
    // An Enter that ends an input method's composition, or that chooses what is highlighted, adds nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || query.trim() === '') return;
    if (event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    if (!freeText) return;
    onChange(withTyped(selected, offered, query));
    onQueryChange('');
  }

  return (
    <DirectionProvider direction={direction}>
      <FieldFrame id={undefined} {...fieldTexts}>
        {({ id, ...tied }) => (
          <Parts.Root<ExpertiseOption, true>
            multiple
            id={id}
            items={offered}
            filter={null}
            isItemEqualToValue={(one, other) => one.value === other.value}
            value={selected}
            onValueChange={(options, { reason }) => {
              // By itself Escape would empty the whole field.
              if (reason !== 'escape-key') onChange(options.map(({ value }) => value));
            }}
            inputValue={query}
            onInputValueChange={(typed, details) => {
              // What is typed stays when the dropdown closes.
              if (details.reason !== 'input-clear' || details.isItemPress) onQueryChange(typed);
            }}
          >
            <Parts.Chips ref={field} className={box}>
              {selected.map(({ value, label }) => (
                <Parts.Chip key={value} className={tag} aria-label={label}>
                  <span className={tagName} dir="auto">
                    {label}
                  </span>
                  <Parts.ChipRemove className={removeClass} aria-label={texts.remove(label)}>
                    <Icon glyph={X} size="small" />
                  </Parts.ChipRemove>
                </Parts.Chip>
              ))}
              <Parts.Input
                {...tied}
                className={input}
                maxLength={limits.expertiseNameMaximum}
                onKeyDown={addTyped}
              />
            </Parts.Chips>
            <Parts.Portal>
              <Parts.Positioner anchor={field} className={positioner} sideOffset={4} collisionPadding={12}>
                <Parts.Popup className={popup}>
                  <Parts.Status className={statusClass}>{said}</Parts.Status>
                  <Parts.List>
                    {(item: ExpertiseOption) => (
                      <Parts.Item key={item.value} value={item} className={option}>
                        <bdi>{item.label}</bdi>
                      </Parts.Item>
                    )}
                  </Parts.List>
                </Parts.Popup>
              </Parts.Positioner>
            </Parts.Portal>
          </Parts.Root>
        )}
      </FieldFrame>
    </DirectionProvider>
  );
}
