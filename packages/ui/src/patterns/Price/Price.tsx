'use client';

import { formatPrice } from '@lyceum/i18n';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { price } from './Price.css.ts';

export interface PriceProps extends Omit<ClosedProps<'data'>, 'children' | 'value'> {
  /** The number, in dollars or, in French, the same number in euros. */
  amount: number;
  /** The text of a price of 0: 'Free'. */
  free: string;
}

/** The price of a course, formatted for the language. */
export function Price({ amount, free, ...rest }: PriceProps) {
  const { language } = useUi();
  return (
    <data {...rest} value={amount} className={price}>
      <bdi>{formatPrice(amount, language, free)}</bdi>
    </data>
  );
}
