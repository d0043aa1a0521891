import { Combobox as Parts } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { Icon } from '../Icon/index.ts';
import { option as optionClass } from '../Listbox/Listbox.css.ts';
import { chosen, detail, placed, words } from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  /** What is searched, and stands in the field once chosen. */
  label: string;
  /** The language of the label where it is not the interface's. */
  labelLanguage?: string;
  /** What it belongs to, where labels alone do not tell options apart. */
  detail?: string;
  /** The language of the detail where it is not the interface's. */
  detailLanguage?: string;
}

interface OptionProps extends Omit<ComponentProps<typeof Parts.Item>, 'className' | 'value' | 'children'> {
  option: ComboboxOption;
}

/** One line of the list; with an `index` it stands where its `style` puts it. */
export function Option({ option, index, ...rest }: OptionProps) {
  return (
    <Parts.Item
      {...rest}
      {...(index === undefined ? {} : { index })}
      value={option}
      className={classNames(optionClass, index === undefined ? undefined : placed)}
    >
      <span className={words}>
        <bdi lang={option.labelLanguage}>{option.label}</bdi>
        {option.detail === undefined ? null : (
          <bdi lang={option.detailLanguage} className={detail}>
            {option.detail}
          </bdi>
        )}
      </span>
      <Parts.ItemIndicator className={chosen}>
        <Icon glyph={Check} size="small" />
      </Parts.ItemIndicator>
    </Parts.Item>
  );
}
