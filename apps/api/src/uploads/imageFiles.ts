import { imageWidths } from '@lyceum/rules';

/** The formats of stored images, by the ending of their addresses. */
export const imageFormats = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

export type ImageFormat = keyof typeof imageFormats;
export const formatNames = Object.keys(imageFormats) as ImageFormat[];

/** The key of a file in the storage. */
export const imageKey = (id: string, width: number, format: ImageFormat) => `images/${id}-${width}.${format}`;

/** The keys of all files of an image. */
export const imageKeys = (id: string): string[] =>
  imageWidths.flatMap((width) => formatNames.map((format) => imageKey(id, width, format)));
