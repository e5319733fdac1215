import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Travellers } from '@karvon/contract';

/** A flight of an offer, with all that a new request for it needs. */
export interface RecipeSegment {
  company: string;
  number: string;
  origin: string;
  destination: string;
  day: PlainDate;
  /** Its slice, from 1. */
  direction: number;
}

/** For each flight: its booking class, a letter, and its brand ('' without one). */
export interface RecipeFare {
  id: string;
  classes: string;
  brands: string[];
}

/** A parsed offer id. The id holds all of this, because an order may come hours later and at another process. */
export interface Recipe {
  cabin: Cabin;
  travellers: Travellers;
  segments: RecipeSegment[];
  fares: RecipeFare[];
}

/** Sirena prices no more slices, and no more flights in all. */
export const MAX_LEGS = 2;
export const MAX_FLIGHTS = 4;
const MAX_FARES = 5;
const hexOf = (text: string) => Buffer.from(text).toString('hex');
const textOf = (hex: string) => Buffer.from(hex, 'hex').toString();

export const fareIdOf = (classes: string, brands: readonly string[]): string =>
  [classes, ...brands.map(hexOf)].join('-');

function readFare(id: string): RecipeFare {
  const [classes = '', ...brands] = id.split('-');
  return { id, classes, brands: brands.map(textOf) };
}

const segmentIdOf = ({ company, number, origin, destination, day, direction }: RecipeSegment) =>
  [company, number, origin, destination, day.slice(2).replaceAll('-', ''), direction].join('-');

function readSegment(text: string): RecipeSegment {
  const [company = '', number = '', origin = '', destination = '', day = '', direction] =
    text.split('-');
  return {
    ...{ company, number, origin, destination, direction: Number(direction) },
    day: `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`,
  };
}

export const offerIdOf = (
  { cabin, travellers: { adult, child, baby } }: Pick<Recipe, 'cabin' | 'travellers'>,
  segments: readonly RecipeSegment[],
  fareIds: readonly string[],
): string =>
  [
    `${cabin[0]!}${adult}${child}${baby}`,
    segments.map(segmentIdOf).join('_'),
    fareIds.join('_'),
  ].join('.');

const MAX_LENGTH = 580;

/** As many fares, from the first, as an id has room for. */
export function withRoom<Fare>(
  fares: readonly Fare[],
  idOf: (fares: readonly Fare[]) => string,
): readonly Fare[] {
  const few = fares.slice(0, MAX_FARES);
  return few.length > 1 && idOf(few).length > MAX_LENGTH ? withRoom(few.slice(0, -1), idOf) : few;
}

const segment = '[A-Z0-9]{2}-\\d{1,5}[A-Z]?-[A-Z]{3}-[A-Z]{3}-\\d{6}-[1-9]';
const fare = `[A-Z]{1,${MAX_FLIGHTS}}(?:-(?:[0-9a-f]{2})*){1,${MAX_FLIGHTS}}`;
const offerId = new RegExp(
  `^[EB][1-9]\\d\\d\\.${segment}(?:_${segment}){0,${MAX_FLIGHTS - 1}}\\.${fare}(?:_${fare}){0,${MAX_FARES - 1}}$`,
);

/** Null for a foreign id. */
export function readOfferId(id: string): Recipe | null {
  if (id.length > MAX_LENGTH || !offerId.test(id)) return null;
  const [party = '', flights = '', fares = ''] = id.split('.');
  const [adult = 0, child = 0, baby = 0] = [...party.slice(1)].map(Number);
  const segments = flights.split('_').map(readSegment);
  const read = fares.split('_').map(readFare);
  if (
    read.some(
      (one) => one.classes.length !== segments.length || one.brands.length !== segments.length,
    )
  )
    return null;
  return {
    cabin: party.startsWith('B') ? 'Business' : 'Economy',
    travellers: { adult, child, baby },
    segments,
    fares: read,
  };
}
