import { isSafeImageAddress } from '@lyceum/rules';
import { useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { avatar, picture as pictureClass } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ClosedProps<'span'>, 'children'> {
  /** The person's name, for the initials. It is not spoken: the name stands beside, or names the button around. */
  name: string;
  /** The address of a picture; initials where there is none or it does not load. */
  picture?: string | null;
  /** 32, 40 or 72 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A person, at a glance. */
export function Avatar({ name, picture, size = 'medium', ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = picture && picture !== failed && isSafeImageAddress(picture) ? picture : null;
  return (
    <span aria-hidden {...rest} className={avatar({ size })}>
      {shown ? (
        <img
          ref={(picture) => {
            // An error that came before hydration found nobody listening.
            if (picture?.complete && picture.naturalWidth === 0) setFailed(shown);
          }}
          src={shown}
          alt=""
          className={pictureClass}
          onError={() => setFailed(shown)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
