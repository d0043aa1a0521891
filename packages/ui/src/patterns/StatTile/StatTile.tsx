import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { label as labelClass, list, root, value as valueClass } from './StatTile.css.ts';

export interface StatTileProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** What the number counts. */
  label: string;
  /** The number, formatted for the language. */
  value: ReactNode;
  /** Whether `value` is a text because there is no number yet: smaller, with the same line height. @default false */
  inWords?: boolean;
}

/** A number in a `StatList`. */
export function StatTile({ label, value, inWords = false, ...rest }: StatTileProps) {
  return (
    <div {...rest} className={root}>
      <dt className={labelClass}>{label}</dt>
      <dd className={valueClass({ inWords })}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

export interface StatListProps extends Omit<ClosedProps<'dl'>, 'children'> {
  /** The accessible name of the list. */
  label: string;
  /** The numbers in display order. */
  stats: readonly StatTileProps[];
}

/** A row of numbers, each with what it counts. */
export function StatList({ label, stats, ...rest }: StatListProps) {
  return (
    <dl aria-label={label} {...rest} className={list}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
