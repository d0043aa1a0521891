'use client';

import { useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import type { BarChartTexts as BuiltIn } from '../../provider/texts.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { Table } from '../Table/index.ts';
import { bar, ends, highest, plot, root, summary, title } from './BarChart.css.ts';
import { barChartTexts } from './BarChart.texts.ts';

export interface BarChartTexts extends BuiltIn {
  /** The heading of the steps in the table: 'Day'. */
  step: string;
}

export interface BarChartProps extends Omit<ClosedProps<'figure'>, 'children'> {
  /** What the bars count, for example 'Enrollments'. */
  label: string;
  /** The chart in one sentence, in place of the drawing for those who do not see it. */
  description: string;
  /** The steps in chronological order, with their values as numbers and as texts. */
  bars: readonly { label: string; value: number; valueText: string }[];
  texts: Pick<BarChartTexts, 'step'> & Partial<BarChartTexts>;
}

/** The width of a bar with its gap, in the units of the drawing. */
const step = 10;
const gap = 2;
const height = 100;

/** Numbers over time as bars in the reading direction, and as a table on request. */
export function BarChart({ label, description, bars, texts, ...rest }: BarChartProps) {
  const id = useId();
  const { showTable } = useTexts('barChart', barChartTexts, texts);
  const most = bars.reduce((max, one) => (one.value > max.value ? one : max), {
    value: 0,
    valueText: '',
  });
  return (
    <figure {...rest} aria-labelledby={id} className={root}>
      <figcaption id={id} className={title}>
        {label}
      </figcaption>
      <div>
        <div aria-hidden className={highest}>
          <bdi>{most.valueText}</bdi>
        </div>
        <svg
          role="img"
          aria-label={description}
          viewBox={`0 0 ${bars.length * step} ${height}`}
          preserveAspectRatio="none"
          className={plot}
        >
          {bars.map(({ label: name, value, valueText }, index) => {
            const size = most.value === 0 ? 0 : (height * value) / most.value;
            return (
              <rect
                key={name}
                x={index * step + gap / 2}
                y={height - size}
                width={step - gap}
                height={size}
                className={bar}
              >
                <title>{`${name}: ${valueText}`}</title>
              </rect>
            );
          })}
        </svg>
        <div aria-hidden className={ends}>
          <bdi>{bars[0]?.label}</bdi>
          <bdi>{bars.at(-1)?.label}</bdi>
        </div>
      </div>
      <details>
        <summary className={summary}>{showTable}</summary>
        <Table
          caption={label}
          captionHidden
          columns={[{ label: texts.step }, { label, numeric: true }]}
          rows={bars.map(({ label: name, valueText }) => ({ key: name, cells: [name, valueText] }))}
        />
      </details>
    </figure>
  );
}
