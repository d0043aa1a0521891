import { formatPrice } from '@lyceum/i18n';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { price } from './Price.css.ts';

export interface PriceProps extends Omit<ClosedProps<'data'>, 'children' | 'value'> {
  /** In dollars, or in euros where the interface is French: the same number (Specification §9). 0 reads 'Free'. */
  amount: number;
}

/** What a course costs, written as the language writes it. */
export function Price({ amount, ...rest }: PriceProps) {
  const { language } = useUi();
  return (
    <data {...rest} value={amount} className={price}>
      <bdi>{formatPrice(amount, language)}</bdi>
    </data>
  );
}
