import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Parts } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { ClosedProps } from '../../props.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import { type Glyph, Icon } from '../Icon/index.ts';
import { header as headerClass, item, popup, positioner, separator } from './Menu.css.ts';

interface EntryLook {
  label: string;
  glyph?: Glyph;
  /** For glyphs that point somewhere: they are mirrored in a right-to-left text. @default false */
  mirrors?: boolean;
  /** @default 'plain' */
  tone?: 'plain' | 'critical';
}

/** `href` goes somewhere, `onSelect` does something, 'separator' is a line between groups. */
export type MenuEntry =
  | (EntryLook & { href: string; onSelect?: never; disabled?: never })
  | (EntryLook & {
      onSelect: () => void;
      /** It can be reached and read, but not chosen. @default false */
      disabled?: boolean;
      href?: never;
    })
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
  const { label, glyph, mirrors = false, tone = 'plain', href, onSelect, disabled = false } = entry;
  const content = (
    <>
      {glyph ? <Icon glyph={glyph} mirrors={mirrors} /> : null}
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
