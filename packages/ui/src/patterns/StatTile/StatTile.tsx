import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { label as labelClass, list, root, value as valueClass } from './StatTile.css.ts';

export interface StatTileProps extends Omit<ClosedProps<'div'>, 'children'> {
  label: string;
  /** The figure, written as the language writes it. */
  value: ReactNode;
  /** There is no figure yet, and `value` says so: smaller, on as high a line. @default false */
  inWords?: boolean;
}

/** One figure. Stands in a `StatList`. */
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
  /** What the figures are about. */
  label: string;
  stats: readonly StatTileProps[];
}

/** A row of figures. */
export function StatList({ label, stats, ...rest }: StatListProps) {
  return (
    <dl aria-label={label} {...rest} className={list}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
