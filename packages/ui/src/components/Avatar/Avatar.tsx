'use client';

import { isSafeImageAddress } from '@lyceum/rules';
import { useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { avatar, image } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ClosedProps<'span'>, 'children'> {
  /**
   * The name that the initials come from. Screen readers skip it, because the name is next to the avatar or names its
   * button.
   */
  name: string;
  /** The address of the image. @default the initials of the name */
  src?: string | null;
  /** 32, 40 or 72 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** Shows a user as an image or as initials. */
export function Avatar({ name, src, size = 'medium', ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const imageSource = src && src !== failed && isSafeImageAddress(src) ? src : null;
  return (
    <span aria-hidden {...rest} className={avatar({ size })}>
      {imageSource ? (
        <img
          ref={(element) => {
            // An error before hydration has fired before React could listen.
            if (element?.complete && element.naturalWidth === 0) setFailed(imageSource);
          }}
          src={imageSource}
          alt=""
          className={image}
          onError={() => setFailed(imageSource)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
