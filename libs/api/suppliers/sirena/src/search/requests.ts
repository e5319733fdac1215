import type { PassengerType, Travellers } from '@karvon/contract';
import type { XmlElement } from '@karvon/supply/xml';
import type { SupplierSearch } from '@karvon/air-supply/air-supplier';
import { writeDay } from '../wire/values';
import type { Recipe, RecipeFare } from './offer-id';
import { codeOfType } from './read-prices';

/** A search knows no birth dates: children are 2 to 11, babies under 2. */
const ages: Partial<Record<PassengerType, number>> = { child: 10, baby: 1 };
const MAX_VARIANTS = 60;
/** The booking classes of each cabin; the first one is the class of the whole cabin. */
const classOf = { Economy: 'Y', Business: 'C' } as const;

/** Shorter than the timeout of a request; Sirena then sends the variants found so far. */
const PRICING_SECONDS = 15;

const passengersOf = (travellers: Travellers): XmlElement[] =>
  (['adult', 'child', 'baby'] as const).flatMap((type, index) => {
    if (travellers[type] === 0) return [];
    const age = ages[type];
    const passenger = { '@id': index + 1, code: codeOfType[type] };
    return [{ ...passenger, ...(age && { age }), count: travellers[type] }];
  });

const said = {
  lang: 'en',
  show_available: true,
  show_baseclass: true,
  show_tml: true,
  show_varianttotal: true,
  show_io_matching: true,
  regroup: true,
};

/** `pricing`: the variants for sale on these days. */
export const searchRequest = (
  { legs, travellers, cabin }: SupplierSearch,
  formPay: string,
): XmlElement => ({
  segment: legs.map(({ origin, destination, date }) => ({
    departure: origin,
    arrival: destination,
    date: writeDay(date),
    class: classOf[cabin],
    direct: false,
  })),
  passenger: passengersOf(travellers),
  request_params: {
    max_results: MAX_VARIANTS,
    timeout: PRICING_SECONDS,
    et_if_possible: true,
    formpay: formPay,
  },
  answer_params: said,
});

/** Flights of an offer as requests name them. */
export const segmentsOf = ({ segments }: Pick<Recipe, 'segments'>, { classes }: RecipeFare) =>
  segments.map(({ company, number, origin, destination, day, direction }, index) => ({
    '@id': index + 1,
    '@joint_id': direction,
    company,
    flight: number,
    departure: origin,
    arrival: destination,
    date: writeDay(day),
    subclass: classes[index],
  }));

export const brandsOf = (
  { segments }: Pick<Recipe, 'segments'>,
  { brands }: RecipeFare,
): XmlElement[] =>
  segments.flatMap((_, index) => {
    const brand = brands[index];
    return brand ? [{ '@seg_id': index + 1, '#text': brand }] : [];
  });

/** `pricing_variant`: the present price of one fare of an offer. */
export const quoteRequest = (recipe: Recipe, fare: RecipeFare, formPay: string): XmlElement => ({
  segment: segmentsOf(recipe, fare),
  passenger: passengersOf(recipe.travellers),
  request_params: { formpay: formPay, brand: brandsOf(recipe, fare) },
  answer_params: { ...said, show_upt_rec: true },
});
