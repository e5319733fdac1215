import type { HotelPicture, Locale } from '@karvon/contract';
import {
  drawHotelPicture,
  pictureSize,
  picturesOf,
  type Hotel,
  type PictureScene,
} from '@karvon/sandbox-world';
import { createHash } from 'node:crypto';
import type { HotelPictureFile } from '../hotel-supplier';

const scenes: Record<PictureScene, Record<Locale, (hotel: string) => string>> = {
  day: { ru: (hotel) => `${hotel}: здание днём`, uz: (hotel) => `${hotel}: bino kunduzi` },
  evening: { ru: (hotel) => `${hotel}: здание вечером`, uz: (hotel) => `${hotel}: bino kechqurun` },
  room: { ru: (hotel) => `${hotel}: номер`, uz: (hotel) => `${hotel}: xona` },
  lobby: { ru: (hotel) => `${hotel}: холл`, uz: (hotel) => `${hotel}: xoll` },
  pool: { ru: (hotel) => `${hotel}: бассейн`, uz: (hotel) => `${hotel}: basseyn` },
};

const fileName = /^([A-Z]{3}(?:-[A-Z]{2})?-\d{3})\.([a-z]+)\.([\w-]{8})\.svg$/;

/** Drawings of the sandbox's hotels; a name holds a mark of what is drawn, so that it may be kept for ever. */
export function createHotelPictures(findHotel: (code: string) => Hotel | undefined) {
  const marks = new Map<string, string>();

  function markOf(hotel: Hotel, scene: PictureScene): string {
    const key = `${hotel.code}.${scene}`;
    let mark = marks.get(key);
    if (mark === undefined) {
      const drawn = drawHotelPicture(hotel, scene);
      mark = createHash('sha256').update(drawn).digest('base64url').slice(0, 8);
      marks.set(key, mark);
    }
    return mark;
  }

  function one(hotel: Hotel, scene: PictureScene, lang: Locale): HotelPicture {
    const file = `${hotel.code}.${scene}.${markOf(hotel, scene)}.svg`;
    const alt = scenes[scene][lang](hotel.names[lang]);
    return { url: `/v1/hotel/pictures/${file}`, ...pictureSize, alt };
  }

  return {
    one,
    all: (hotel: Hotel, lang: Locale) => picturesOf(hotel).map((scene) => one(hotel, scene, lang)),
    /** A drawing by the name it was given; one that was drawn otherwise before is shown as it is now. */
    file(name: string): HotelPictureFile | null {
      const [, code = '', wanted = '', mark] = fileName.exec(name) ?? [];
      const hotel = findHotel(code);
      const scene = hotel && picturesOf(hotel).find((known) => known === wanted);
      if (!hotel || !scene) return null;
      const body = Buffer.from(drawHotelPicture(hotel, scene));
      return { type: 'image/svg+xml', body, immutable: mark === markOf(hotel, scene) };
    },
  };
}

export type HotelPictures = ReturnType<typeof createHotelPictures>;
