import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { type Glyph, Icon } from '../Icon/index.ts';
import { list, panel as panelClass, root, tab } from './Tabs.css.ts';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** Before the label, and saying the same. */
  glyph?: Glyph;
  /** Can be reached, so that one hears that it is there, but not chosen. @default false */
  disabled?: boolean;
  /** What the tab shows. It stays in the page while another is shown, so that what was typed in it stays too. */
  panel: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ClosedProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the tabs are views of; names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The tab that is shown. */
  value: Value;
  onChange: (value: Value) => void;
  /**
   * `automatic`: an arrow key shows the tab it comes to, as ARIA's Authoring Practices wish where the panel is
   * there at once. `manual`: it only moves the focus, and Enter or Space shows the tab; for panels that have to
   * be fetched. @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
}

/** A few views of one thing in one place, of which one is shown. Tabs that find no room go on in a further row. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  activation = 'automatic',
  ...rest
}: TabsProps<Value>) {
  const { direction } = useUi();
  return (
    <DirectionProvider direction={direction}>
      <Parts.Root
        {...rest}
        value={value}
        onValueChange={(chosen: Value) => onChange(chosen)}
        className={root}
      >
        <Parts.List aria-label={label} activateOnFocus={activation === 'automatic'} className={list}>
          {tabs.map((each) => (
            <Parts.Tab key={each.value} value={each.value} disabled={each.disabled} className={tab}>
              {each.glyph ? <Icon glyph={each.glyph} /> : null}
              {each.label}
            </Parts.Tab>
          ))}
        </Parts.List>
        {tabs.map((each) => (
          <Parts.Panel key={each.value} value={each.value} keepMounted className={panelClass}>
            {each.panel}
          </Parts.Panel>
        ))}
      </Parts.Root>
    </DirectionProvider>
  );
}
