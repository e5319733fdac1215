import type { HotelPicture } from '@karvon/contract';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { isOnHost } from '@karvon/supply/allowed-url';
import { fetchFile } from '@karvon/supply/fetch-file';
import { createStoredFiles } from '@karvon/supply/stored-files';
import type { HotelPictureFile, WantedPicture } from '../hotel-supplier';
import { NO_PHOTO, noPhoto, photoSize } from './no-photo';

export interface HotelPhotosOptions {
  /** Hosts whose photographs are shown: 'images.acase.ru'. */
  hosts: readonly string[];
  /** The folder of converted photographs. */
  folder: string;
  /** Signs the names of photographs, so that nobody can make us fetch other addresses. */
  secret: string;
  logger: Logger;
}

const photograph = {
  what: 'a photograph',
  mostMb: 12,
  accept: 'image/jpeg,image/png,image/webp',
};

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
    return storedFile(`${name}-${wanted.width}.${wanted.format}`, async () => {
      // The library of pictures would make each start slower, and only agencies with such suppliers need it.
      const { convertPhoto } = await import('./convert-photo');
      return convertPhoto(await fetchFile(url, photograph), wanted);
    });
  }

  return {
    /** The hotel's photograph as we show it; a neutral drawing where there is no photograph that we may show. */
    address(url: string, alt: string): HotelPicture {
      const file = isShown(url)
        ? `photo.${Buffer.from(url).toString('base64url')}.${markOf(url)}`
        : NO_PHOTO;
      return { url: `/v1/hotel/pictures/${file}`, ...photoSize, alt };
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
