import type { HotelPicture, Locale } from '@karvon/contract';
import {
  drawHotelPicture,
  pictureSize,
  picturesOf,
  roomScene,
  type Hotel,
  type PictureScene,
} from '@karvon/sandbox-world';
import { createHash } from 'node:crypto';
import type { HotelPictureFile } from '@karvon/hotel-supply/hotel-supplier';

const scenes: Record<
  Exclude<PictureScene, `room-${string}`>,
  Record<Locale, (hotel: string) => string>
> = {
  day: { ru: (hotel) => `${hotel}: здание днём`, uz: (hotel) => `${hotel}: bino kunduzi` },
  evening: { ru: (hotel) => `${hotel}: здание вечером`, uz: (hotel) => `${hotel}: bino kechqurun` },
  lobby: { ru: (hotel) => `${hotel}: холл`, uz: (hotel) => `${hotel}: xoll` },
  pool: { ru: (hotel) => `${hotel}: бассейн`, uz: (hotel) => `${hotel}: basseyn` },
};

/** The alternative text of a picture; for a room, its name and beds. */
function altOf(hotel: Hotel, scene: PictureScene, lang: Locale): string {
  const name = hotel.names[lang];
  if (scene in scenes) return scenes[scene as keyof typeof scenes][lang](name);
  const room = hotel.roomTypes.find((one) => roomScene(one) === scene);
  return room ? `${name}: ${room.names[lang]}, ${room.beds[lang]}` : name;
}

/** All drawings of a hotel: its gallery and each kind of room. */
const drawnOf = (hotel: Hotel) => [...picturesOf(hotel), ...hotel.roomTypes.map(roomScene)];

const fileName = /^([A-Z]{3}(?:-[A-Z]{2})?-\d{3})\.([a-z-]+)\.([\w-]{8})\.svg$/;

/**
 * Drawings of the sandbox's hotels. A file name contains a hash of the drawing, so that browsers may cache it for ever.
 */
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
    const alt = altOf(hotel, scene, lang);
    return { url: `/v1/hotel/pictures/${file}`, ...pictureSize, alt };
  }

  return {
    one,
    all: (hotel: Hotel, lang: Locale) => picturesOf(hotel).map((scene) => one(hotel, scene, lang)),
    /** A drawing by its file name; an old name shows the present drawing. */
    file(name: string): HotelPictureFile | null {
      const [, code = '', wanted = '', mark] = fileName.exec(name) ?? [];
      const hotel = findHotel(code);
      const scene = hotel && drawnOf(hotel).find((known) => known === wanted);
      if (!hotel || !scene) return null;
      const body = Buffer.from(drawHotelPicture(hotel, scene));
      return { type: 'image/svg+xml', body, immutable: mark === markOf(hotel, scene) };
    },
  };
}

export type HotelPictures = ReturnType<typeof createHotelPictures>;
