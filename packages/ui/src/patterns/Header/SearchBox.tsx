import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { clear, glass, search, searchArea, searchInput } from './Header.css.ts';

export interface SearchBoxProps {
  /** What is searched, for example 'Search domains and categories'; names the field. */
  label: string;
  placeholder: string;
  /** The query, kept by the app while it is open. */
  value: string;
  onChange: (query: string) => void;
  /** Enter was pressed. */
  onSubmit: (query: string) => void;
  /** The name of the button that empties the field. */
  clearLabel: string;
  /** The id of the field, for a skip link. @default 'search' */
  id?: string;
}

export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  clearLabel,
  id = 'search',
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
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
          ref={input}
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={searchInput}
        />
        <span className={glass}>
          <Icon glyph={Search} />
        </span>
        {value === '' ? null : (
          <span className={clear}>
            <IconButton
              label={clearLabel}
              glyph={X}
              size="small"
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          </span>
        )}
      </form>
    </search>
  );
}
