import { Combobox as Parts } from '@base-ui/react/combobox';
import type { Language } from '@lyceum/i18n';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { Icon } from '../Icon/index.ts';
import { option as optionClass } from '../Listbox/Listbox.css.ts';
import { LocalizedLine } from '../LocalizedLine/index.ts';
import { chosen, detail, placed, words } from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  /** What is searched, and stands in the field once chosen. */
  label: string;
  /** The language of the label where it is not the interface's. */
  labelLanguage?: Language;
  /** What it belongs to, where labels alone do not tell options apart. */
  detail?: string;
  /** The language of the detail where it is not the interface's. */
  detailLanguage?: Language;
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
        <LocalizedLine text={option.label} language={option.labelLanguage} />
        {option.detail === undefined ? null : (
          <span className={detail}>
            <LocalizedLine text={option.detail} language={option.detailLanguage} />
          </span>
        )}
      </span>
      <Parts.ItemIndicator className={chosen}>
        <Icon icon={Check} size="small" />
      </Parts.ItemIndicator>
    </Parts.Item>
  );
}
