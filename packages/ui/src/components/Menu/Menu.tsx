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
  chosen,
  header as headerClass,
  item,
  popup,
  positioner,
  separator,
} from './Menu.css.ts';

interface EntryLook {
  label: string;
  icon?: IconType;
  /** For icons that point somewhere: they are mirrored in a right-to-left text. @default false */
  mirrors?: boolean;
  /** @default 'plain' */
  tone?: 'plain' | 'critical';
}

/** A setting with a few values, of which one holds: each value is an entry, under the setting's name. */
interface MenuChoice {
  label: string;
  choices: readonly {
    value: string;
    label: string;
    /** Of the label, where it is not the page's. */
    language?: Language;
  }[];
  /** The one that holds. */
  value: string;
  onChoose: (value: string) => void;
}

/** `href` goes somewhere, `onSelect` does something, `choices` are values of a setting, 'separator' is a line between groups. */
export type MenuEntry =
  | (EntryLook & { href: string; onSelect?: never; disabled?: never })
  | (EntryLook & {
      onSelect: () => void;
      /** It can be reached and read, but not chosen. @default false */
      disabled?: boolean;
      href?: never;
    })
  | MenuChoice
  | 'separator';

export interface MenuProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** The button that opens it; it names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Stands above the entries and can't be chosen; it describes the menu to those who listen. */
  header?: ReactNode;
  /** With which edge of the button it lines up. @default 'end' */
  align?: 'start' | 'end';
}

/** Further actions behind a button. Arrows move, letters find, Enter chooses, Escape closes. */
export function Menu({ trigger, entries, header, align = 'end', ...rest }: MenuProps) {
  const { direction } = useUi();
  const headerId = useId();
  return (
    <DirectionProvider direction={direction}>
      <Parts.Root modal={false}>
        <Parts.Trigger render={trigger} />
        <Parts.Portal>
          <Parts.Positioner className={positioner} align={align} sideOffset={8} collisionPadding={12}>
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
          <Parts.RadioItemIndicator className={chosen}>
            <Icon icon={Check} />
          </Parts.RadioItemIndicator>
        </Parts.RadioItem>
      ))}
    </Parts.RadioGroup>
  );
}
