import type { ReactNode } from 'react';
import { label as labelClass, list, root, value as valueClass } from './StatTile.css.ts';

export interface StatTileProps {
  label: string;
  /** The figure, written as the language writes it. */
  value: ReactNode;
}

/** One figure. Stands in a `StatList`. */
export function StatTile({ label, value }: StatTileProps) {
  return (
    <div className={root}>
      <dt className={labelClass}>{label}</dt>
      <dd className={valueClass}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

export interface StatListProps {
  /** What the figures are about. */
  label: string;
  stats: readonly StatTileProps[];
}

/** A row of figures. */
export function StatList({ label, stats }: StatListProps) {
  return (
    <dl aria-label={label} className={list}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
