'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { ClosedProps } from '../../props.ts';
import { type FilterField, FilterFields } from './FilterFields.tsx';
import { end, form, summary as summaryClass, withoutScripts } from './FilterForm.css.ts';
import { useFormValues } from './useFormValues.ts';

export interface FilterFormProps
  extends Omit<ClosedProps<'form'>, 'children' | 'action' | 'method' | 'onSubmit' | 'onChange'> {
  /** The accessible name of the form: 'Filters'. */
  label: string;
  /** The label of the disclosure that contains the filters, with the number of those that are set: 'Filters (2)'. */
  summary: string;
  /** The address of the list. Without JavaScript the browser sends the form there. */
  action: string;
  /** The filters in display order. They apply as soon as they change. */
  filters: readonly FilterField[];
  /** The label of the button for browsers without JavaScript: 'Show courses'. */
  submitLabel: string;
  /** Further values that the form submits, such as the order. @default none */
  hiddenValues?: Record<string, string>;
  /** A link that clears all filters. @default nothing */
  clear?: ReactNode;
  /** Called with the filters that are set, by name. The list shows them at once. */
  onFilter: (values: Record<string, string>) => void;
}

/** The filters of a list whose address contains them. It is open at first if a filter is set. */
export function FilterForm({
  label,
  summary,
  action,
  filters,
  submitLabel,
  hiddenValues = {},
  clear,
  onFilter,
  ref,
  ...rest
}: FilterFormProps) {
  const { formProps, values, apply } = useFormValues(filters, ref, (formValues) =>
    onFilter(Object.fromEntries(Object.entries(formValues).filter(([name]) => !(name in hiddenValues)))),
  );
  // Afterwards, only the user opens or closes it.
  const [isOpenAtFirst] = useState(filters.some(({ value }) => value !== ''));
  return (
    <search>
      <details open={isOpenAtFirst}>
        <summary className={summaryClass}>{summary}</summary>
        <form {...rest} {...formProps} aria-label={label} action={action} className={form}>
          <FilterFields
            filters={filters.map((filter) => ({ ...filter, value: values[filter.name] ?? '' }))}
            hiddenValues={hiddenValues}
            onChange={apply}
          />
          <div className={end}>
            <div className={withoutScripts}>
              <Button type="submit" tone="primary">
                {submitLabel}
              </Button>
            </div>
            {clear}
          </div>
        </form>
      </details>
    </search>
  );
}
