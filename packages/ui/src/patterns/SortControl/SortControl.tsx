import { Select, type SelectProps } from '../../components/Select/index.ts';

export interface SortControlProps<Sort extends string>
  extends Omit<SelectProps, 'options' | 'value' | 'onChange' | 'shape' | 'labelBeside'> {
  /** 'Sort by' */
  label: string;
  /** In the order in which they are offered. */
  options: readonly { value: Sort; label: string }[];
  value: Sort;
  /** Called with the sort chosen; the list is then cleared and loaded anew (Specification §2). */
  onChange: (sort: Sort) => void;
}

/** How a list is sorted. */
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
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
