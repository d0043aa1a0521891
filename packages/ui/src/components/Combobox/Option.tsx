'use client';

import { Combobox as Parts } from '@base-ui/react/combobox';
import type { Language } from '@lyceum/i18n';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../classNames.ts';
import { Icon } from '../Icon/index.ts';
import { option as optionClass } from '../Listbox/Listbox.css.ts';
import { LocalizedLine } from '../LocalizedLine/index.ts';
import { detail, placed, selectedMark, words } from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  /** The text that is searched and shown in the field once selected. */
  label: string;
  /** The language of the label, if it differs from the page's. */
  labelLanguage?: Language;
  /** What the option belongs to, to distinguish options with similar labels. */
  detail?: string;
  /** The language of the detail, if it differs from the page's. */
  detailLanguage?: Language;
}

interface OptionProps extends Omit<ComponentProps<typeof Parts.Item>, 'className' | 'value' | 'children'> {
  option: ComboboxOption;
}

/** An option of the list. With an `index` it is positioned by its `style`. */
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
      <Parts.ItemIndicator className={selectedMark}>
        <Icon icon={Check} size="small" />
      </Parts.ItemIndicator>
    </Parts.Item>
  );
}
