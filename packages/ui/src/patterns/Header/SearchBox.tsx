import { Search, X } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import type { ClosedProps } from '../../props.ts';
import { clear, glass, search, searchArea, searchInput } from './Header.css.ts';

export interface SearchBoxProps
  extends Omit<
    ClosedProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'type' | 'name' | 'aria-label'
  > {
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

/** The search of the whole site: a field that searches while one types, and a button that empties it. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  clearLabel,
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
    </search>
  );
}
