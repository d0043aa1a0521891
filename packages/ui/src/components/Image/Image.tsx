'use client';

import { isSafeImageAddress, uploadedImageSet } from '@lyceum/rules';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { ClosedProps } from '../../props.ts';
import { ownElement } from '../../theme/base.css.ts';
import { fallbackImage } from './fallback.ts';
import { image } from './Image.css.ts';

export interface ImageProps extends Omit<ClosedProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  /** The address of the image. Null or an unsafe address shows the fallback. */
  src: string | null | undefined;
  /** The address of the same image as AVIF, for browsers that support it. */
  avif?: string | null | undefined;
  /** Describes the image. Empty for a decorative image. */
  alt: string;
  /** The aspect ratio that is reserved while the image loads: 16 : 9 or 1 : 1. @default 'wide' */
  ratio?: 'wide' | 'square';
  /** Whether the corners are rounded. @default false */
  rounded?: boolean;
  /**
   * Whether to load the image immediately, for images at the top of a page. @default false, loads near the viewport
   */
  eager?: boolean;
  /** The address shown when the image fails to load. @default a built-in drawing */
  fallback?: string;
}

const sizes = { wide: { width: 640, height: 360 }, square: { width: 360, height: 360 } };

/** The widths of an uploaded image, from which the browser chooses. Other images have one. */
function setOf(src: string, format: 'avif' | 'jpg') {
  const srcSet = uploadedImageSet(src, format);
  return srcSet === null ? {} : { srcSet, sizes: shownWidths };
}

/** Those of cards beside each other, and of the same alone on a phone. */
const shownWidths = '(min-width: 640px) 400px, 100vw';

/**
 * An image that reserves its space. On an error it tries the plain source, then the fallback; each address is requested
 * once.
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
  const safeSource = src && isSafeImageAddress(src) ? src : null;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const element = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => element.current);
  const source = avif && safeSource && !failed.includes(avif) && isSafeImageAddress(avif) ? avif : null;
  const imgSource = safeSource && !failed.includes(safeSource) ? safeSource : fallback;
  const current = source ?? imgSource;
  const sources = setOf(imgSource, 'avif');
  // React does the same for an image without a `picture` around it.
  if (eager && source) {
    const responsive = sources.srcSet ? { imageSrcSet: sources.srcSet, imageSizes: sources.sizes } : {};
    preload(source, { as: 'image', type: 'image/avif', fetchPriority: 'high', ...responsive });
  }

  useEffect(() => {
    // An error before hydration has fired before React could listen.
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
      src={imgSource}
      {...setOf(imgSource, 'jpg')}
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
    <picture className={ownElement}>
      <source type="image/avif" srcSet={source} {...sources} />
      {img}
    </picture>
  );
}
