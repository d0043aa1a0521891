'use client';

import { Select, type SelectProps } from '../../components/Select/index.ts';

export interface SortControlProps<Sort extends string>
  extends Omit<SelectProps, 'options' | 'value' | 'onChange' | 'shape' | 'labelBeside'> {
  /** 'Sort by' */
  label: string;
  /** The options in display order. */
  options: readonly { value: Sort; label: string }[];
  /** The selected sort. */
  value: Sort;
  /** Called with the selected sort. Reset and reload the list then [2.35]. */
  onChange: (sort: Sort) => void;
}

/** Selects the sort order of a list. */
export function SortControl<Sort extends string>({
  label,
  options,
  value,
  onChange,
  ...rest
}: SortControlProps<Sort>) {
  return (
    <Select
      {...rest}
      label={label}
      labelBeside
      shape="pill"
      options={options}
      value={value}
      onChange={(event) => {
        const selectedOption = options.find((option) => option.value === event.target.value);
        if (selectedOption) onChange(selectedOption.value);
      }}
    />
  );
}
