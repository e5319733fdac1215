import type { HotelObject, Locale } from '@karvon/contract';
import { greatCircleKm } from '@karvon/sandbox-world';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { groupBy } from '../group-by';
import type { HotelLinks } from './hotel-links';
import { sameName } from './same-name';
import type { KnownHotel, SupplierLocation, SupplierObject } from '../hotel-supplier';
import { named, type NamedHotels } from './names';

/** Cities farther apart than this are two cities, even with one name. */
const SAME_CITY_KM = 40;
const LOOK_AGAIN_MS = 10 * 60_000;

/** A city with its code at each supplier. */
export interface JointCity {
  location: SupplierLocation;
  members: Map<string, string>;
  objects: SupplierObject[];
  /** The joint object of a supplier's object, by its code with the supplier's name. */
  objectOf: Map<string, string>;
}

/** A hotel by the code under which it is sold, with its code at each supplier, the preferred one first. */
export interface JointHotel {
  known: KnownHotel;
  members: { name: string; code: string }[];
}

export interface JointAtlas {
  cities: ReadonlyMap<string, JointCity>;
  hotels: ReadonlyMap<string, JointHotel>;
  /** The joint code of a supplier's hotel or city, by its code with the supplier's name. */
  hotelOf(namedCode: string): string;
  cityOf(namedCode: string): string;
}

interface Reported {
  name: string;
  locations: readonly SupplierLocation[];
  hotels: readonly KnownHotel[];
  landmarks: readonly SupplierObject[];
}

const at = ({ latitude: lat, longitude: lon }: { latitude: number; longitude: number }) => ({
  lat,
  lon,
});

function isSameCity(one: SupplierLocation, other: SupplierLocation): boolean {
  const [a, b] = [one.shown, other.shown];
  return (
    a.ru.country === b.ru.country &&
    (sameName(a.ru.name, b.ru.name) || sameName(a.uz.name, b.uz.name)) &&
    greatCircleKm(at(a.ru.position), at(b.ru.position)) <= SAME_CITY_KM
  );
}

const shownAs = <Shown extends { code: string }>(shown: Record<Locale, Shown>, code: string) => ({
  ru: { ...shown.ru, code },
  uz: { ...shown.uz, code },
});

function joinCities(responses: readonly Reported[]): Map<string, JointCity> {
  const cities = new Map<string, JointCity>();
  for (const { name, locations } of responses)
    for (const { shown, words } of locations) {
      const code = named(name, shown.ru.code);
      const same = [...cities.values()].find(
        (city) => !city.members.has(name) && isSameCity(city.location, { shown, words }),
      );
      if (same) same.members.set(name, shown.ru.code);
      else
        cities.set(code, {
          location: { shown: shownAs(shown, code), words: { ...words, id: code } },
          members: new Map([[name, shown.ru.code]]),
          objects: [],
          objectOf: new Map(),
        });
    }
  return cities;
}

const isSameObject = (one: HotelObject, other: HotelObject): boolean =>
  one.kind === other.kind && (one.kind === 'city-centre' || sameName(one.name, other.name));

function addObjects(city: JointCity, name: string, landmarks: readonly SupplierObject[]): void {
  for (const { shown, words } of landmarks) {
    const code = named(name, shown.ru.code);
    const same = city.objects.find((known) => isSameObject(known.shown.ru, shown.ru));
    city.objectOf.set(code, same?.shown.ru.code ?? code);
    if (same) continue;
    city.objects.push({
      city: city.location.shown.ru.code,
      shown: shownAs(shown, code),
      words: { ...words, id: code },
    });
  }
}

function joinHotels(
  responses: readonly Reported[],
  links: ReadonlyMap<string, string>,
  cityOf: (namedCode: string) => string,
): Map<string, JointHotel> {
  const houseOf = (code: string) => links.get(code) ?? code;
  const entries = responses.flatMap(({ name, hotels }) =>
    hotels.map((known) => ({ name, known, house: houseOf(named(name, known.code)) })),
  );
  const houses = new Map<string, JointHotel>();
  for (const [house, members] of groupBy(entries, (entry) => entry.house)) {
    const { name, known } = members[0]!;
    // If no supplier lists the code of the house any more, the first listed code replaces it.
    const listed = members.some((one) => named(one.name, one.known.code) === house);
    const code = listed ? house : named(name, known.code);
    houses.set(code, {
      known: { ...known, code, city: cityOf(named(name, known.city)) },
      members: members.map((one) => ({ name: one.name, code: one.known.code })),
    });
  }
  return houses;
}

function drawAtlas(responses: readonly Reported[], links: ReadonlyMap<string, string>): JointAtlas {
  const cities = joinCities(responses);
  const cityOfMember = new Map(
    [...cities].flatMap(([code, { members }]) =>
      [...members].map(([name, own]): [string, string] => [named(name, own), code]),
    ),
  );
  const cityOf = (code: string) => cityOfMember.get(code) ?? code;
  for (const { name, landmarks } of responses)
    for (const [city, there] of groupBy(landmarks, (one) => cityOf(named(name, one.city)))) {
      const joint = cities.get(city);
      if (joint) addObjects(joint, name, there);
    }
  const hotels = joinHotels(responses, links, cityOf);
  const houseOfMember = new Map(
    [...hotels].flatMap(([code, { members }]) =>
      members.map((one): [string, string] => [named(one.name, one.code), code]),
    ),
  );
  const counts = groupBy([...hotels.values()], ({ known }) => known.city);
  for (const [code, { location }] of cities) {
    const hotelCount = counts.get(code)?.length ?? 0;
    location.shown = {
      ru: { ...location.shown.ru, hotelCount },
      uz: { ...location.shown.uz, hotelCount },
    };
  }
  return { cities, hotels, cityOf, hotelOf: (code) => houseOfMember.get(code) ?? code };
}

/**
 * The joint list of all suppliers' cities and hotels: cities with one name and place are one city, hotels linked by an
 * operator are one hotel. A supplier that cannot be read is left out until it can be.
 */
export function createJointAtlas(
  listed: readonly NamedHotels[],
  { links, clock, logger }: { links: HotelLinks; clock: Clock; logger: Logger },
) {
  let drawn: { atlas: JointAtlas; until: number; whole: boolean } | undefined;
  let running: Promise<JointAtlas> | undefined;

  async function request({ name, supplier }: NamedHotels): Promise<Reported | null> {
    try {
      const [locations, hotels, landmarks] = await Promise.all([
        supplier.locations(),
        supplier.hotels(),
        supplier.landmarks(),
      ]);
      return { name, locations, hotels, landmarks };
    } catch (error) {
      logger.warn({ err: error, supplier: name }, 'what a supplier of hotels sells is not known');
      return null;
    }
  }

  async function look(): Promise<JointAtlas> {
    const [requested, known] = await Promise.all([Promise.all(listed.map(request)), links.all()]);
    const responses = requested.flatMap((one) => one ?? []);
    if (responses.length === 0) throw problem('supplier-unavailable');
    const atlas = drawAtlas(responses, known);
    const whole = responses.length === listed.length;
    // An incomplete list is read again sooner.
    const until = clock.now().getTime() + (whole ? LOOK_AGAIN_MS : LOOK_AGAIN_MS / 20);
    drawn = { atlas, until, whole };
    return atlas;
  }

  return {
    async read(): Promise<JointAtlas> {
      if (drawn && drawn.until > clock.now().getTime()) return drawn.atlas;
      running ??= look().finally(() => {
        running = undefined;
      });
      // The previous list is used while the next one is built.
      return drawn ? drawn.atlas : running;
    },
    /** The list is built again at the next request. */
    forget: () => void (drawn = undefined),
  };
}

export type JointAtlasReader = ReturnType<typeof createJointAtlas>;
