import { isSafeImageAddress } from '@lyceum/rules';
import { useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { avatar, image } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** The person's name, for the initials. It is not spoken: the name stands beside, or names the button around. */
  name: string;
  /** The address of a picture; initials where there is none or it does not load. */
  src?: string | null;
  /** 32, 40 or 72 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A person, at a glance. */
export function Avatar({ name, src, size = 'medium', ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && src !== failed && isSafeImageAddress(src) ? src : null;
  return (
    <span aria-hidden {...rest} className={avatar({ size })}>
      {shown ? (
        <img
          ref={(element) => {
            // An error that came before hydration found nobody listening.
            if (element?.complete && element.naturalWidth === 0) setFailed(shown);
          }}
          src={shown}
          alt=""
          className={image}
          onError={() => setFailed(shown)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
