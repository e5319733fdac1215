import type { HotelPicture } from '@karvon/contract';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { isOnHost } from '../../../supplier-wire/allowed-url';
import { fetchFile } from '../../../supplier-wire/fetch-file';
import { createStoredFiles } from '../../../supplier-wire/stored-files';
import type { HotelPictureFile, WantedPicture } from '../suppliers/hotel-supplier';
import { NO_PHOTO, noPhoto } from './no-photo';

export interface HotelPhotosOptions {
  /** Hosts whose photographs are shown: 'images.acase.ru'. */
  hosts: readonly string[];
  /** The folder of converted photographs. */
  folder: string;
  /** Signs the names of photographs, so that nobody can make us fetch other addresses. */
  secret: string;
  logger: Logger;
}

/** All photographs have one aspect ratio. */
const [WIDTH, HEIGHT] = [960, 640];
const LARGEST_PIXELS = 60_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const photograph = {
  what: 'a photograph',
  mostMb: 12,
  accept: 'image/jpeg,image/png,image/webp',
};

// One conversion at a time, so that visitors' requests come first.
sharp.concurrency(1);
sharp.cache(false);

async function convert(photo: Buffer, { width, format }: WantedPicture): Promise<Buffer> {
  const image = sharp(photo, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  const { format: found } = await image.metadata();
  // A file from another host may be an SVG with scripts, or not a picture at all.
  if (!formats.has(found ?? '')) throw new Error(`not a photograph: ${found}`);
  const height = Math.round((width * HEIGHT) / WIDTH);
  const sized = image.rotate().resize(width, height, { fit: 'cover', position: 'attention' });
  return format === 'avif'
    ? sized.avif({ quality: 50, effort: 2 }).toBuffer()
    : sized.webp({ quality: 74 }).toBuffer();
}

/**
 * Serves photographs of suppliers' hotels from our own address: only from known hosts, with a limit of size, converted
 * once to a format and width for browsers, then stored. A visitor's browser never connects to the supplier's host.
 */
export function createHotelPhotos({ hosts, folder, secret, logger }: HotelPhotosOptions) {
  const markOf = (url: string): string =>
    createHmac('sha256', secret).update(`photo ${url}`).digest('base64url').slice(0, 16);
  const storedFile = createStoredFiles(folder);
  const isShown = (url: string): boolean => isOnHost(url, hosts);

  /** The address behind a name; null for a name that we did not issue. */
  function urlOf(file: string): string | null {
    const [, coded = '', mark = ''] = /^photo\.([\w-]+)\.([\w-]{16})$/.exec(file) ?? [];
    const url = Buffer.from(coded, 'base64url').toString('utf8');
    const right = timingSafeEqual(Buffer.from(markOf(url)), Buffer.from(mark.padEnd(16)));
    return right && isShown(url) ? url : null;
  }

  function photoOf(url: string, wanted: WantedPicture): Promise<Buffer> {
    const name = createHash('sha256').update(url).digest('hex').slice(0, 40);
    return storedFile(`${name}-${wanted.width}.${wanted.format}`, async () =>
      convert(await fetchFile(url, photograph), wanted),
    );
  }

  return {
    /** The hotel's photograph as we show it; a neutral drawing where there is no photograph that we may show. */
    address(url: string, alt: string): HotelPicture {
      const file = isShown(url)
        ? `photo.${Buffer.from(url).toString('base64url')}.${markOf(url)}`
        : NO_PHOTO;
      return { url: `/v1/hotel/pictures/${file}`, width: WIDTH, height: HEIGHT, alt };
    },

    /** A picture by a name that was issued above; null for any other name. */
    async file(
      file: string,
      wanted: WantedPicture = { format: 'webp', width: 960 },
    ): Promise<HotelPictureFile | null> {
      if (file === NO_PHOTO) return noPhoto(true);
      const url = urlOf(file);
      if (!url) return null;
      try {
        const body = await photoOf(url, wanted);
        return { type: `image/${wanted.format}`, body, immutable: true };
      } catch (error) {
        logger.warn({ err: error, url }, 'a photograph cannot be shown');
        return noPhoto(false);
      }
    },
  };
}

export type HotelPhotos = ReturnType<typeof createHotelPhotos>;
