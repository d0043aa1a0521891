import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Parts } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import { type Glyph, Icon } from '../Icon/index.ts';
import { header as headerClass, item, popup, positioner, separator } from './Menu.css.ts';

interface EntryLook {
  label: string;
  glyph?: Glyph;
  /** @default 'plain' */
  tone?: 'plain' | 'critical';
}

/** `href` goes somewhere, `onSelect` does something, 'separator' is a line between groups. */
export type MenuEntry =
  | (EntryLook & { href: string; onSelect?: never })
  | (EntryLook & { onSelect: () => void; href?: never })
  | 'separator';

export interface MenuProps {
  /** The button that opens it; it names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Stands above the entries and can't be chosen. */
  header?: ReactNode;
  /** With which edge of the button it lines up. @default 'end' */
  align?: 'start' | 'end';
}

/** Further actions behind a button. Arrows move, letters find, Enter chooses, Escape closes. */
export function Menu({ trigger, entries, header, align = 'end' }: MenuProps) {
  const { direction } = useUi();
  return (
    <DirectionProvider direction={direction}>
      <Parts.Root modal={false}>
        <Parts.Trigger render={trigger} />
        <Parts.Portal>
          <Parts.Positioner className={positioner} align={align} sideOffset={8} collisionPadding={12}>
            <Parts.Popup className={popup}>
              {header ? <div className={headerClass}>{header}</div> : null}
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
  const { label, glyph, tone = 'plain', href, onSelect } = entry;
  const content = (
    <>
      {glyph ? <Icon glyph={glyph} /> : null}
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
    <Parts.Item className={item({ tone })} onClick={onSelect}>
      {content}
    </Parts.Item>
  );
}
