'use client';

import { Select, type SelectOption } from '../../components/Select/index.ts';
import { fields } from './FilterForm.css.ts';

/** A filter: a choice. */
export interface FilterField {
  /** The name in the address. */
  name: string;
  label: string;
  /** The selected value; '' for none. */
  value: string;
  /** In display order. The value '' is no filter. */
  options: readonly SelectOption[];
}

interface FilterFieldsProps {
  filters: readonly FilterField[];
  /** Further values that the form submits. */
  hiddenValues: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** The fields of a form with filters. */
export function FilterFields({ filters, hiddenValues, onChange }: FilterFieldsProps) {
  return (
    <div className={fields}>
      {Object.entries(hiddenValues).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <Select
          {...filter}
          key={filter.name}
          onChange={({ target }) => onChange(filter.name, target.value)}
        />
      ))}
    </div>
  );
}
