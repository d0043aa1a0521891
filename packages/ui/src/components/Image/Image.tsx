import { isSafeImageAddress } from '@lyceum/rules';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ClosedProps } from '../../props.ts';
import { fallbackImage } from './fallback.ts';
import { image } from './Image.css.ts';

export interface ImageProps extends Omit<ClosedProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  /** The picture's address; null or an unsafe one gives the fallback. */
  src: string | null | undefined;
  /** The same picture as AVIF, for the browsers that read it. */
  avif?: string | null | undefined;
  /** What the picture tells; empty for decoration. */
  alt: string;
  /** The room that is kept while it loads. @default 'wide', 16 : 9 */
  ratio?: 'wide' | 'square';
  /** @default false */
  rounded?: boolean;
  /** Load at once, for the picture that a page opens with. @default false: when it comes near */
  eager?: boolean;
  /** Shown when the picture does not load. @default a drawing that is part of the code */
  fallback?: string;
}

const sizes = { wide: { width: 640, height: 360 }, square: { width: 360, height: 360 } };

/**
 * A picture that keeps its room. If it does not load, the plain source is tried, then the fallback, and when that
 * fails too it stays: no address is asked for twice.
 */
export function Image({
  src,
  avif,
  alt,
  ratio = 'wide',
  rounded = false,
  eager = false,
  fallback = fallbackImage,
  onError,
  ref,
  ...rest
}: ImageProps) {
  const wanted = src && isSafeImageAddress(src) ? src : null;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const element = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => element.current);
  const source = avif && wanted && !failed.includes(avif) && isSafeImageAddress(avif) ? avif : null;
  const shown = wanted && !failed.includes(wanted) ? wanted : fallback;
  const current = source ?? shown;

  useEffect(() => {
    // An error that came before hydration found nobody listening.
    const img = element.current;
    if (img?.complete && img.naturalWidth === 0 && current !== fallback) {
      setFailed((before) => [...before, current]);
    }
  }, [current, fallback]);

  const img = (
    <img
      decoding={eager ? 'auto' : 'async'}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      {...rest}
      {...sizes[ratio]}
      ref={element}
      src={shown}
      alt={alt}
      onError={(event) => {
        if (current !== fallback) setFailed((before) => [...before, current]);
        onError?.(event);
      }}
      className={image({ ratio, rounded })}
    />
  );
  if (!source) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={source} />
      {img}
    </picture>
  );
}
