import sharp from 'sharp';
import type { WantedPicture } from '../hotel-supplier';
import { photoSize } from './no-photo';

const LARGEST_PIXELS = 60_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

// One conversion at a time, so that visitors' requests come first.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A photograph in a browser's format, cut to the one aspect ratio.
 * @throws Error when the file is no picture that we show
 */
export async function convertPhoto(
  photo: Buffer,
  { width, format }: WantedPicture,
): Promise<Buffer> {
  const image = sharp(photo, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  const { format: found } = await image.metadata();
  // A file from another host may be an SVG with scripts, or not a picture at all.
  if (!formats.has(found ?? '')) throw new Error(`not a photograph: ${found}`);
  const height = Math.round((width * photoSize.height) / photoSize.width);
  const sized = image.rotate().resize(width, height, { fit: 'cover', position: 'attention' });
  return format === 'avif'
    ? sized.avif({ quality: 50, effort: 2 }).toBuffer()
    : sized.webp({ quality: 74 }).toBuffer();
}
