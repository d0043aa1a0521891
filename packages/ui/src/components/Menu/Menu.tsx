'use client';

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Parts } from '@base-ui/react/menu';
import type { Language } from '@lyceum/i18n';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Icon, type IconType } from '../Icon/index.ts';
import {
  choiceLabel,
  header as headerClass,
  item,
  popup,
  positioner,
  selectedMark,
  separator,
} from './Menu.css.ts';

interface EntryLook {
  label: string;
  icon?: IconType;
  /** For icons that point somewhere: they are mirrored in a right-to-left text. @default false */
  mirrors?: boolean;
  /** `critical` for an action that can't be undone. @default 'plain' */
  tone?: 'plain' | 'critical';
}

/** A setting with a few values. Each value is an entry below the name of the setting. */
interface MenuChoice {
  label: string;
  choices: readonly {
    value: string;
    label: string;
    /** The language of the label, if it differs from the page's. */
    language?: Language;
  }[];
  /** The selected value. */
  value: string;
  onChoose: (value: string) => void;
}

/** `href` is a link, `onSelect` an action, `choices` the values of a setting, 'separator' a line between groups. */
export type MenuEntry =
  | (EntryLook & { href: string; onSelect?: never; disabled?: never })
  | (EntryLook & {
      onSelect: () => void;
      /** Whether the entry is disabled. It stays focusable. @default false */
      disabled?: boolean;
      href?: never;
    })
  | MenuChoice
  | 'separator';

export interface MenuProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** The button that opens the menu and names it. */
  trigger: ReactElement;
  /** The entries in display order. */
  entries: readonly MenuEntry[];
  /** Content above the entries. It is not selectable and describes the menu. */
  header?: ReactNode;
  /** The edge of the button that the menu aligns with. @default 'end' */
  align?: 'start' | 'end';
}

/** A menu behind a button. Arrow keys and letters move, Enter selects, Escape closes. */
export function Menu({ trigger, entries, header, align = 'end', ...rest }: MenuProps) {
  const { direction } = useUi();
  const headerId = useId();
  return (
    <DirectionProvider direction={direction}>
      <Parts.Root modal={false}>
        <Parts.Trigger render={trigger} />
        <Parts.Portal>
          <Parts.Positioner
            className={positioner}
            // The header that opens most menus is sticky: an absolute menu would move with the page until the next frame.
            positionMethod="fixed"
            align={align}
            sideOffset={8}
            collisionPadding={12}
          >
            <Parts.Popup aria-describedby={header ? headerId : undefined} {...rest} className={popup}>
              {header ? (
                <div id={headerId} className={headerClass}>
                  {header}
                </div>
              ) : null}
              {entries.map((entry, index) => (
                <Entry key={entry === 'separator' ? `line-${index}` : entry.label} entry={entry} />
              ))}
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
    </DirectionProvider>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Parts.Separator className={separator} />;
  if ('choices' in entry) return <Choice choice={entry} />;
  const { label, icon, mirrors = false, tone = 'plain', href, onSelect, disabled = false } = entry;
  const content = (
    <>
      {icon ? <Icon icon={icon} mirrors={mirrors} /> : null}
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <Parts.LinkItem closeOnClick className={item({ tone })} render={<Anchor href={href} />}>
        {content}
      </Parts.LinkItem>
    );
  }
  return (
    <Parts.Item disabled={disabled} className={item({ tone })} onClick={onSelect}>
      {content}
    </Parts.Item>
  );
}

function Choice({ choice: { label, choices, value, onChoose } }: { choice: MenuChoice }) {
  const labelId = useId();
  return (
    <Parts.RadioGroup aria-labelledby={labelId} value={value} onValueChange={onChoose}>
      <div id={labelId} className={choiceLabel}>
        {label}
      </div>
      {choices.map((one) => (
        <Parts.RadioItem
          key={one.value}
          value={one.value}
          lang={one.language}
          closeOnClick
          className={item({ tone: 'plain' })}
        >
          {one.label}
          <Parts.RadioItemIndicator className={selectedMark}>
            <Icon icon={Check} />
          </Parts.RadioItemIndicator>
        </Parts.RadioItem>
      ))}
    </Parts.RadioGroup>
  );
}
