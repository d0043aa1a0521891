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
