import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { ClosedProps } from '../../props.ts';
import { type FilterField, FilterFields } from './FilterFields.tsx';
import { end, form, summary as summaryClass, withoutScripts } from './FilterForm.css.ts';

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
  /** Values that the form keeps, such as the order. @default none */
  kept?: Record<string, string>;
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
  kept = {},
  clear,
  onFilter,
  ref,
  ...rest
}: FilterFormProps) {
  const change = (name: string, value: string) =>
    onFilter(
      Object.fromEntries(
        filters
          .map((filter) => [filter.name, filter.name === name ? value : filter.value] as const)
          .filter(([, chosen]) => chosen),
      ),
    );
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  // React drops the events of a form that is not hydrated yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the hydration, `change` is called
  useEffect(() => {
    if (!element.current) return;
    const inForm = new FormData(element.current);
    const chosen = filters.map(({ name }) => [name, String(inForm.get(name) ?? '')] as const);
    const isChosenBefore = filters.some(({ value }, index) => value !== chosen[index]?.[1]);
    if (isChosenBefore) onFilter(Object.fromEntries(chosen.filter(([, value]) => value)));
  }, []);
  // What the user opens or closes afterwards stays so.
  const [isOpenAtFirst] = useState(filters.some(({ value }) => value !== ''));
  return (
    <search>
      <details open={isOpenAtFirst}>
        <summary className={summaryClass}>{summary}</summary>
        <form {...rest} ref={element} aria-label={label} action={action} className={form}>
          <FilterFields filters={filters} kept={kept} onChange={change} />
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
