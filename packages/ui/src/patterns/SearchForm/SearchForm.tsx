'use client';

import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTargetOf } from '../../components/Anchor/linkTarget.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { ClosedProps } from '../../props.ts';
import { type FilterField, FilterFields } from '../FilterForm/FilterFields.tsx';
import { useFormValues } from '../FilterForm/useFormValues.ts';
import { form, line } from './SearchForm.css.ts';

export interface SearchFormProps
  extends Omit<ClosedProps<'form'>, 'children' | 'action' | 'method' | 'onSubmit' | 'onChange'> {
  /** The accessible name of the search. */
  label: string;
  /** The address of the results. Without JavaScript the browser sends the form there. */
  action: string;
  /** The field of the query. */
  query: { name: string; label: string; value: string; maxLength: number };
  /** The label of the button: 'Search'. */
  submitLabel: string;
  /** The filters in display order. They apply as soon as they change. */
  filters: readonly FilterField[];
  /** Further values that the form submits, such as a category. @default none */
  hiddenValues?: Record<string, string>;
  /** Describes the hidden values, with a link that removes them. @default nothing */
  note?: ReactNode;
  /** Called with the values that are not empty, by name. */
  onSearch: (values: Record<string, string>) => void;
}

/** A query with filters, whose results have an address. */
export function SearchForm({
  label,
  action,
  query,
  submitLabel,
  filters,
  hiddenValues = {},
  note,
  onSearch,
  ref,
  ...rest
}: SearchFormProps) {
  const { formProps, values, change, apply } = useFormValues([query, ...filters], ref, onSearch);
  return (
    <search>
      <form
        {...rest}
        {...formProps}
        aria-label={label}
        action={linkTargetOf(action) === 'app' ? action : undefined}
        className={form}
      >
        <div className={line}>
          <TextField
            label={query.label}
            name={query.name}
            value={values[query.name]}
            onChange={({ target }) => change(query.name, target.value)}
            maxLength={query.maxLength}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" tone="primary" icon={Search}>
            {submitLabel}
          </Button>
        </div>
        {note}
        <FilterFields
          filters={filters.map((filter) => ({ ...filter, value: values[filter.name] ?? '' }))}
          hiddenValues={hiddenValues}
          onChange={apply}
        />
      </form>
    </search>
  );
}
