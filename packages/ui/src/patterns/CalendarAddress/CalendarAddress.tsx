'use client';

import { Copy } from 'lucide-react';
import { button, label } from '../../components/Button/Button.css.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Inline, Stack } from '../../components/layout/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { CalendarIcon } from '../../icons.ts';
import type { ClosedProps } from '../../props.ts';

/** The texts of the address of a calendar. */
export interface CalendarAddressTexts {
  /** 'Calendar address' */
  address: string;
  /** Who can read the calendar. */
  addressHint: string;
  /** 'Copy address' */
  copy: string;
  /** 'Open in calendar app' */
  open: string;
}

export interface CalendarAddressProps extends Omit<ClosedProps<'div'>, 'children' | 'onCopy'> {
  /** The http address of a calendar. Any other address has no link. */
  address: string;
  /** Called to copy the address. */
  onCopy: () => void;
  texts: CalendarAddressTexts;
}

/** An address at which calendar apps subscribe to a calendar: to copy, or to open in the app of the device. */
export function CalendarAddress({ address, onCopy, texts, ...rest }: CalendarAddressProps) {
  // The scheme that opens calendar apps.
  const inApp = /^https?:\/\//.test(address) ? address.replace(/^https?/, 'webcal') : null;
  return (
    <Stack {...rest}>
      <TextField
        type="url"
        label={texts.address}
        description={texts.addressHint}
        value={address}
        readOnly
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Inline>
        <Button tone="primary" icon={Copy} onClick={onCopy}>
          {texts.copy}
        </Button>
        {inApp !== null && (
          <a href={inApp} className={button({ tone: 'secondary', size: 'medium', wide: false })}>
            <Icon icon={CalendarIcon} />
            <span className={label}>{texts.open}</span>
          </a>
        )}
      </Inline>
    </Stack>
  );
}
