import type { findHotelLocations, HotelLocation } from '@karvon/contract';
import { createPlaceIndex, type PlaceIndex } from '@karvon/place-search';
import type { z } from 'zod';
import type { Clock } from '../../../clock';
import { createReread } from './reread';
import type { HotelSupplier, SupplierLocation } from '../suppliers/hotel-supplier';

type Question = z.output<NonNullable<typeof findHotelLocations.body>>;

interface Atlas {
  locations: readonly SupplierLocation[];
  byCode: Map<string, SupplierLocation>;
  index: PlaceIndex;
}

const MOST = 10;
/** More than are shown, because the request's other fields may exclude some. */
const MOST_MATCHES = 60;

const same = (asked: string | undefined, ...names: (string | null)[]) =>
  asked === undefined ||
  asked === '' ||
  names.some((name) => name?.toLowerCase() === asked.trim().toLowerCase());

/** Whether a place matches the request's other fields, in either language. */
function fits({ shown: { ru, uz } }: SupplierLocation, asked: Question): boolean {
  return (
    same(asked.Code, ru.code) &&
    same(asked.CountryCode, ru.country) &&
    same(asked.CountryName, ru.countryName, uz.countryName) &&
    same(asked.AdmUnit1, ru.admUnit1, uz.admUnit1) &&
    same(asked.AdmUnit2, ru.admUnit2, uz.admUnit2)
  );
}

/** Places with hotels, in the supplier's order. */
export function createHotelAtlas(
  supplier: Pick<HotelSupplier, 'locations'>,
  { homeCity, clock }: { homeCity: string; clock: Clock },
) {
  async function read(): Promise<Atlas> {
    const locations = await supplier.locations();
    const byCode = new Map(locations.map((one) => [one.shown.ru.code, one]));
    return { locations, byCode, index: createPlaceIndex(locations.map(({ words }) => words)) };
  }

  const atlas = createReread(read, clock);

  return {
    async find(code: string): Promise<SupplierLocation | undefined> {
      return (await atlas()).byCode.get(code);
    },
    /** Places for the typed text, best first; for an empty text, popular places with the home city first. */
    async search(asked: Question): Promise<HotelLocation[]> {
      const { locations, byCode, index } = await atlas();
      const home = byCode.get(homeCity);
      const found =
        asked.Name.trim() === ''
          ? [...(home ? [home] : []), ...locations.filter((one) => one !== home)]
          : index.search(asked.Name, MOST_MATCHES).flatMap((code) => byCode.get(code) ?? []);
      return found
        .filter((one) => fits(one, asked))
        .slice(0, MOST)
        .map(({ shown }) => shown[asked.Language]);
    },
  };
}

export type HotelAtlas = ReturnType<typeof createHotelAtlas>;
