import { Search } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { ClosedProps } from '../../props.ts';
import {
  disclosure,
  end,
  filters as filtersClass,
  form,
  line,
  summary as summaryClass,
  withoutScripts,
} from './SearchForm.css.ts';

/** A filter: a choice, or a checkbox that stands for a value. */
export type SearchFormField = {
  /** The name in the address. */
  name: string;
  label: string;
  /** The selected value; '' for none. */
  value: string;
} & (
  | {
      /** In display order. The value '' is no filter. */ options: readonly SelectOption[];
      checkedValue?: never;
    }
  | { options?: never; checkedValue: string }
);

export interface SearchFormProps
  extends Omit<ClosedProps<'form'>, 'children' | 'action' | 'method' | 'onSubmit' | 'onChange'> {
  /** The accessible name of the search. */
  label: string;
  /** The address of the results. Without JavaScript the browser sends the form there. */
  action: string;
  /** The field of the query. @default none: the form has filters only */
  query?: { name: string; label: string; value: string; maxLength: number } | undefined;
  /** The label of the button: 'Search'. A form without a query has it only for browsers without JavaScript. */
  submitLabel: string;
  /** The label of a disclosure that contains the form: 'Filters'. It is open at first if a filter is set. @default none */
  summary?: string;
  /** The filters in display order. They apply as soon as they change. */
  filters: readonly SearchFormField[];
  /** What is searched besides: values that the form keeps. @default none */
  kept?: Record<string, string>;
  /** What `kept` means, with a link that removes it. @default nothing */
  note?: ReactNode;
  /** Called with the values that are not empty, by name. */
  onSearch: (values: Record<string, string>) => void;
}

/** A query with filters, or filters alone, whose results have an address. */
export function SearchForm({
  label,
  action,
  query,
  submitLabel,
  summary,
  filters,
  kept = {},
  note,
  onSearch,
  ref,
  ...rest
}: SearchFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  const fields = query ? [query, ...filters] : filters;
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const [state, setState] = useState({ given, values: given });
  // Another address, for example after Back.
  if (JSON.stringify(state.given) !== JSON.stringify(given)) setState({ given, values: given });
  const { values } = state;
  // What the user opens or closes afterwards stays so.
  const [isOpenAtFirst] = useState(filters.some(({ value }) => value !== ''));
  const change = (name: string, value: string) =>
    setState({ given: state.given, values: { ...values, [name]: value } });
  const apply = (name: string, value: string) => {
    change(name, value);
    element.current?.requestSubmit();
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [],
    );
    onSearch(Object.fromEntries(sent));
  }

  const content = (
    <form {...rest} ref={element} aria-label={label} action={action} className={form} onSubmit={submit}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {query ? (
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
      ) : null}
      {query ? note : null}
      <div className={filtersClass}>
        {filters.map(({ name, label: filterLabel, options, checkedValue }) =>
          options ? (
            <Select
              key={name}
              name={name}
              label={filterLabel}
              options={options}
              value={values[name]}
              onChange={({ target }) => apply(name, target.value)}
            />
          ) : (
            <Checkbox
              key={name}
              name={name}
              label={filterLabel}
              value={checkedValue}
              checked={values[name] === checkedValue}
              onChange={({ target }) => apply(name, target.checked ? checkedValue : '')}
            />
          ),
        )}
      </div>
      {query ? null : (
        <div className={end}>
          <div className={withoutScripts}>
            <Button type="submit" tone="primary">
              {submitLabel}
            </Button>
          </div>
          {note}
        </div>
      )}
    </form>
  );
  return (
    <search>
      {summary ? (
        <details open={isOpenAtFirst} className={disclosure}>
          <summary className={summaryClass}>{summary}</summary>
          {content}
        </details>
      ) : (
        content
      )}
    </search>
  );
}
