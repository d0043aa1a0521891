import { type ReactNode, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { caption as captionClass, cell, scroller, table } from './Table.css.ts';

export interface TableColumn {
  /** The heading of the column. */
  label: string;
  /** Whether the column contains numbers, which are aligned at the end. @default false */
  numeric?: boolean;
}

export interface TableProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** What the table contains. It is also the accessible name of the area that scrolls sideways. */
  caption: string;
  /** Whether the caption is visually hidden, below a heading that says the same. @default false */
  captionHidden?: boolean;
  /** The columns; the first contains the names of the rows. */
  columns: readonly [TableColumn, ...TableColumn[]];
  /** The rows in display order, each with a cell for every column. */
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** Data in rows and columns. Scrolls sideways where it does not fit, also with the keyboard. */
export function Table({ caption, captionHidden = false, columns, rows, ...rest }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section {...rest} aria-labelledby={id} tabIndex={0} className={scroller}>
      <table className={table}>
        <caption id={id} className={captionHidden ? undefined : captionClass}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric = false }) => (
              <th key={label} scope="col" className={cell({ part: 'head', numeric })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row" className={cell({ part: 'row', numeric: columns[0].numeric ?? false })}>
                {name}
              </th>
              {values.map((value, index) => {
                const column = columns[index + 1];
                return (
                  <td
                    key={column?.label}
                    className={cell({ part: 'data', numeric: column?.numeric ?? false })}
                  >
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
