'use client';

import type { Language } from '@lyceum/i18n';
import { Search } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../classNames.ts';
import { Icon } from '../../components/Icon/index.ts';
import { option } from '../../components/Listbox/Listbox.css.ts';
import { LocalizedLine, type LocalizedLineProps } from '../../components/LocalizedLine/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ClosedProps } from '../../props.ts';
import { kind as kindClass, last, list, name as nameClass } from './SearchSuggestions.css.ts';
import { suggestionId } from './suggestionId.ts';

export interface SearchSuggestionsProps extends Omit<ClosedProps<'div'>, 'children' | 'id' | 'onSelect'> {
  /** The id of the list, for `aria-controls` of the field. */
  id: string;
  /** The accessible name of the list. */
  label: string;
  /** The suggestions in display order. */
  suggestions: readonly {
    name: string;
    /** The language of the name, if it differs from the page's. */
    nameLanguage?: Language;
    match?: LocalizedLineProps['match'];
    /** What it is: 'Category'. */
    kind: string;
  }[];
  /** The last option: 'Search for “web”'. */
  searchLabel: string;
  /** The index of the highlighted option, or null. The last option comes after the suggestions. */
  highlighted: number | null;
  /** 'Suggestions: 5', announced when it changes. */
  announcement: string;
  /** Called with the index of the selected option. */
  onSelect: (index: number) => void;
}

/** What a search field suggests while the user types. The focus stays in the field, which has the role `combobox`. */
export function SearchSuggestions({
  id,
  label,
  suggestions,
  searchLabel,
  highlighted,
  announcement,
  onSelect,
  ref,
  ...rest
}: SearchSuggestionsProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useEffect(() => {
    if (highlighted !== null) root.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  const optionProps = (index: number) => ({
    role: 'option',
    id: suggestionId(id, index),
    'aria-selected': index === highlighted,
    ...(index === highlighted && { 'data-highlighted': '' }),
    onClick: () => onSelect(index),
  });
  return (
    <>
      <div
        {...rest}
        ref={root}
        id={id}
        role="listbox"
        aria-label={label}
        className={list}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ name, nameLanguage, match, kind }, index) => (
          <div key={`${kind} ${name}`} {...optionProps(index)} className={option}>
            <span className={nameClass}>
              <LocalizedLine text={name} language={nameLanguage} match={match} />
            </span>
            <span className={kindClass}>{kind}</span>
          </div>
        ))}
        <div {...optionProps(suggestions.length)} className={classNames(option, last)}>
          <Icon icon={Search} size="small" />
          <span className={nameClass}>{searchLabel}</span>
        </div>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
