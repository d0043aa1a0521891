'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { segment, segmentedControl } from '../../components/SegmentedControl/SegmentedControl.css.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import type { ClosedProps } from '../../props.ts';
import { hiddenInput } from './ThemeMenu.css.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export interface ThemeMenuProps extends Omit<ClosedProps<'fieldset'>, 'children' | 'onChange'> {
  /** The name of the group and of each theme. */
  texts: { label: string } & Record<Theme, string>;
  /** The selected theme. `system` follows the device. */
  value: Theme;
  /** Called with the selected theme. */
  onChange: (theme: Theme) => void;
}

/** Selects the light, dark or system theme. The app stores the choice and sets `data-theme` on `<html>`. */
export function ThemeMenu({ texts, value, onChange, ...rest }: ThemeMenuProps) {
  const name = useId();
  return (
    <fieldset {...rest} className={segmentedControl}>
      <legend className={visuallyHidden}>{texts.label}</legend>
      {themes.map((theme) => (
        <label key={theme} className={segment} title={texts[theme]}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === value}
            onChange={() => onChange(theme)}
            className={hiddenInput}
          />
          <Icon icon={icons[theme]} />
          <VisuallyHidden>{texts[theme]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
