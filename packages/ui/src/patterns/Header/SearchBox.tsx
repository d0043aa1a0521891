'use client';

import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import type { ClosedProps } from '../../props.ts';
import { clear, glass, search, searchArea, searchInput } from './Header.css.ts';

export interface SearchBoxProps
  extends Omit<
    ClosedProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'type' | 'name' | 'aria-label'
  > {
  /** The label of the field, for example 'Search courses and categories'. */
  label: string;
  /** The placeholder of the field. */
  placeholder: string;
  /** The query. The app stores it while it is open. */
  value: string;
  /** Called with the query while the user types. */
  onChange: (query: string) => void;
  /** Called when Enter is pressed. */
  onSubmit: (query: string) => void;
  /** The name of the clear button. */
  clearLabel: string;
  /** `SearchSuggestions` below the field. @default none */
  suggestions?: ReactNode;
  /** The id of the field, for a skip link. @default 'search' */
  id?: string;
}

/** The search of the whole site: a field that searches while the user types, with a clear button. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  clearLabel,
  suggestions,
  id = 'search',
  ...rest
}: SearchBoxProps) {
  return (
    <search className={searchArea}>
      <form
        action="/"
        className={search}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(value);
        }}
      >
        <input
          autoComplete="off"
          {...rest}
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={searchInput}
        />
        <span className={glass}>
          <Icon icon={Search} />
        </span>
        {value === '' ? null : (
          <span className={clear}>
            <IconButton
              label={clearLabel}
              icon={X}
              size="small"
              onClick={({ currentTarget }) => {
                onChange('');
                currentTarget.form?.querySelector('input')?.focus();
              }}
            />
          </span>
        )}
      </form>
      {suggestions}
    </search>
  );
}
