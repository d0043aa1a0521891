import { megabyte, minute, second } from './units.ts';

/** 5 MB [2.314]. */
export const imageUploadMaximumBytes = 5 * megabyte;
/** 25 MB, for materials of sessions [10.190]. */
export const fileUploadMaximumBytes = 25 * megabyte;
/** The time to process an upload, the queue included. */
export const uploadProcessingMs = 20 * second;
/** The time for an upload to arrive: 25 MB at 0.7 Mbit/s. */
export const uploadArrivalMs = 5 * minute;

/** The media types of images that can be uploaded. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The maximum widths in which an uploaded image is stored, in pixels. */
export const imageWidths = [400, 800, 1600] as const;

const folder = '/pictures/uploads/';
const addressPattern = /^\/pictures\/uploads\/([\da-f-]{36})-800\.jpg$/;

/** The address of an uploaded image. */
export const uploadedImageAddress = (id: string): string => `${folder}${id}-800.jpg`;

/** The id of the upload behind the address of an image; null for any other address. */
export const uploadedImageId = (address: string): string | null => addressPattern.exec(address)?.[1] ?? null;

/** The `srcset` of an uploaded image in a format; null for any other address. */
export function uploadedImageSet(address: string, format: 'avif' | 'jpg'): string | null {
  const id = uploadedImageId(address);
  return id && imageWidths.map((width) => `${folder}${id}-${width}.${format} ${width}w`).join(', ');
}

/** The files that can be uploaded as materials: their endings and media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;

export type FileType = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as [FileType, ...FileType[]];

/**
 * The media type of a file to upload. Browsers name those of office documents only if the system knows them, and some call
 * archives differently: the ending of the name decides.
 */
export function uploadTypeOf({ name, type }: { name: string; type: string }): string {
  const ending = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase();
  const fileType = fileTypeNames.find((each) => each === ending);
  return fileType ? fileTypes[fileType] : type;
}

/** The name of a file without its ending, as the first title of a material. */
export const titleOfFile = (name: string): string => name.replace(/\.[^.]{1,8}$/, '').trim();
