/** The rows of a grid that are in the document. */
export interface Rows {
  /** The number of items per row. */
  columns: number;
  /** The index of each row and its grid line, counted from 1. */
  positions: readonly { row: number; line: number }[];
  /** The value of `grid-template-rows`, in which empty rows reserve the space of omitted ones. */
  template: string;
}

export interface RowCounterProps {
  /** The grid, whose children are the items. The first item of a row has the row index as `data-index`. */
  list: HTMLElement;
  /** The number of items. */
  count: number;
  /** The index of the focused item. */
  focusedIndex: number | null;
  keyOf: (index: number) => string | number;
  /** Called after each measurement, with null if it failed. */
  onRows: (rows: Rows | null) => void;
}
