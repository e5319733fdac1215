import type { findHotelLocations, HotelLocation } from '@karvon/contract';
import { createPlaceIndex, type PlaceIndex } from '@karvon/place-search';
import type { z } from 'zod';
import type { Clock } from '@karvon/platform/clock';
import { createReread } from './reread';
import type { HotelSupplier, SupplierLocation } from '@karvon/hotel-supply/hotel-supplier';

type Question = z.output<NonNullable<typeof findHotelLocations.body>>;

interface Atlas {
  locations: readonly SupplierLocation[];
  byCode: Map<string, SupplierLocation>;
  index: PlaceIndex;
}

const MAX_LOCATIONS = 10;
/** More than are shown, because the request's other fields may exclude some. */
const MAX_MATCHES = 60;

const same = (requested: string | undefined, ...names: (string | null)[]) =>
  requested === undefined ||
  requested === '' ||
  names.some((name) => name?.toLowerCase() === requested.trim().toLowerCase());

/** Whether a place matches the request's other fields, in either language. */
function fits({ shown: { ru, uz } }: SupplierLocation, requested: Question): boolean {
  return (
    same(requested.Code, ru.code) &&
    same(requested.CountryCode, ru.country) &&
    same(requested.CountryName, ru.countryName, uz.countryName) &&
    same(requested.AdmUnit1, ru.admUnit1, uz.admUnit1) &&
    same(requested.AdmUnit2, ru.admUnit2, uz.admUnit2)
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
    async search(requested: Question): Promise<HotelLocation[]> {
      const { locations, byCode, index } = await atlas();
      const home = byCode.get(homeCity);
      const found =
        requested.Name.trim() === ''
          ? [...(home ? [home] : []), ...locations.filter((one) => one !== home)]
          : index.search(requested.Name, MAX_MATCHES).flatMap((code) => byCode.get(code) ?? []);
      return found
        .filter((one) => fits(one, requested))
        .slice(0, MAX_LOCATIONS)
        .map(({ shown }) => shown[requested.Language]);
    },
  };
}

export type HotelAtlas = ReturnType<typeof createHotelAtlas>;
