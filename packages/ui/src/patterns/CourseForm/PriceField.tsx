'use client';

import { currencySign, formatAmount } from '@lyceum/i18n';
import { courseSchema } from '@lyceum/rules/course';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../classNames.ts';
import { control } from '../../components/Field/Field.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../../components/Field/Field.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { priceFrame, priceInput, priceSign } from './CourseForm.css.ts';
import { type TypedNumberOptions, useTypedNumber } from './useTypedNumber.ts';

interface PriceFieldProps
  extends FieldTexts,
    TypedNumberOptions,
    Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur'> {}

const money = {
  accepts: (price: number) => courseSchema.shape.price.safeParse(price).success,
  format: formatAmount,
};

/**
 * A price with its currency symbol, on the side that the language requires. The symbol is part of the accessible
 * description.
 */
export function PriceField({ value, onChange, texts, ...props }: PriceFieldProps) {
  const { description, error } = props;
  const number = useTypedNumber({ value, onChange, description, error, texts }, money);
  const [frame, input] = splitFieldProps({ ...props, ...number });
  const { language, direction } = useUi();
  const { sign, leads } = currencySign(language);
  // The frame is left to right in every language: in Arabic, a symbol after the number is to its left.
  const isFirst = leads === (direction === 'ltr');
  const signId = useId();
  return (
    <Field {...frame} aria-describedby={signId}>
      {(tied) => (
        <span className={priceFrame} dir="ltr">
          <input
            {...input}
            {...tied}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            className={classNames(control, priceInput({ isFirst }))}
          />
          <span id={signId} className={priceSign({ isFirst })}>
            {sign}
          </span>
        </span>
      )}
    </Field>
  );
}
