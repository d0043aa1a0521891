import { Select, type SelectOption } from '../../components/Select/index.ts';
import { fields } from './FilterForm.css.ts';
import type { FormValues } from './useFormValues.ts';

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

interface FilterFieldsProps extends Pick<FormValues, 'values' | 'apply'> {
  filters: readonly FilterField[];
}

/** Filters that apply as soon as they change. */
export function FilterFields({ filters, values, apply }: FilterFieldsProps) {
  return (
    <div className={fields}>
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          options={options}
          value={values[name]}
          onChange={({ target }) => apply(name, target.value)}
        />
      ))}
    </div>
  );
}
