'use client';

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Parts } from '@base-ui/react/tabs';
import type { Language } from '@lyceum/i18n';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Icon } from '../Icon/index.ts';
import { list, mark as markClass, panel as panelClass, root, tab as tabClass } from './Tabs.css.ts';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** The language of the label, if it differs from the page's. */
  language?: Language;
  /** The state of the panel: a check mark, or an alert icon if something in it needs a correction. */
  mark?: { tone: 'positive' | 'critical'; label: string } | undefined;
  /** The content. It stays mounted while another tab is selected, so that typed text remains. */
  panel: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ClosedProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The accessible name of the tabs. */
  label: string;
  /** The tabs in display order. */
  tabs: readonly Tab<Value>[];
  /** The selected tab. */
  value: Value;
  /** Called with the tab that the user selects. */
  onChange: (value: Value) => void;
}

const icons = { positive: Check, critical: CircleAlert } as const;

/** A few views in one place, one at a time. Arrow keys select a tab. Tabs that do not fit wrap. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, ...rest }: TabsProps<Value>) {
  const { direction } = useUi();
  return (
    <DirectionProvider direction={direction}>
      <Parts.Root
        {...rest}
        value={value}
        onValueChange={(newValue: Value) => onChange(newValue)}
        className={root}
      >
        <Parts.List aria-label={label} activateOnFocus className={list}>
          {tabs.map(({ value: each, label: text, language, mark }) => (
            <Parts.Tab key={each} value={each} className={tabClass}>
              <span lang={language}>{text}</span>
              {mark ? (
                <span className={markClass({ tone: mark.tone })}>
                  <Icon icon={icons[mark.tone]} size="small" label={mark.label} />
                </span>
              ) : null}
            </Parts.Tab>
          ))}
        </Parts.List>
        {tabs.map(({ value: each, panel }) => (
          // The panel is not a tab stop, because its first field is one.
          <Parts.Panel key={each} value={each} keepMounted tabIndex={-1} className={panelClass}>
            {panel}
          </Parts.Panel>
        ))}
      </Parts.Root>
    </DirectionProvider>
  );
}
