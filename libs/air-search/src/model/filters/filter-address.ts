import { placeCodePattern } from '@karvon/contract';
import {
  concessions,
  type ChoiceName,
  type Concession,
  type RangeName,
} from '../offers/offer-facts';
import { noFilter, type OfferFilter } from './offer-filter';

/** The valid values of each list in an address; any others are ignored. */
const choiceValues: readonly [name: RegExp, value: RegExp][] = [
  [/^stops$/, /^[0-4]$/],
  [/^airlines$/, /^[A-Z0-9]{2}$/],
  [/^planes$/, /^[\w ./()-]{2,40}$/],
  [/^(?:origins|destinations)[1-6]$/, placeCodePattern],
];
const rangeName = /^(?:layover|(?:departure|arrival)[1-6])$/;
const rangeValue = /^(\d{1,4})-(\d{1,4})$/;

/** The parameter that allows each concession. */
const parameterOf: Record<Concession, string> = {
  selfTransfer: 'selftransfer',
  mixedCabin: 'mixedcabin',
};

const valuesFor = (name: string) => choiceValues.find(([names]) => names.test(name))?.[1];
/** Whether an address's parameter belongs to the filter. */
export const isFilterParameter = (name: string) =>
  name === 'baggage' ||
  Object.values(parameterOf).includes(name) ||
  rangeName.test(name) ||
  valuesFor(name) !== undefined;

/** Reads the filter from an address. */
export function parseFilter(params: URLSearchParams): OfferFilter {
  const choices: OfferFilter['choices'] = {};
  const ranges: OfferFilter['ranges'] = {};
  for (const [name, text] of params) {
    const value = valuesFor(name);
    const list = value ? [...new Set(text.split(','))].filter((one) => value.test(one)) : [];
    if (list.length > 0) choices[name as ChoiceName] = list;
    const range = rangeName.test(name) ? rangeValue.exec(text) : null;
    const [from, to] = [Number(range?.[1]), Number(range?.[2])];
    if (from <= to) ranges[name as RangeName] = [from, to];
  }
  return {
    ...noFilter,
    baggage: params.get('baggage') === '1',
    allowed: concessions.filter((concession) => params.get(parameterOf[concession]) === '1'),
    choices,
    ranges,
  };
}

/** Whether two filters let the same offers through, in whatever order they were set. */
export const sameFilter = (one: OfferFilter, other: OfferFilter): boolean => {
  const notified = (filter: OfferFilter) => Object.entries(filterQuery(filter)).sort().join('&');
  return notified(one) === notified(other);
};

export function filterQuery({
  baggage,
  allowed,
  choices,
  ranges,
}: OfferFilter): Record<string, string> {
  return {
    ...(baggage && { baggage: '1' }),
    ...Object.fromEntries(allowed.map((concession) => [parameterOf[concession], '1'])),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, chosen]) => [name, chosen.join(',')]),
    ),
    ...Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.join('-')])),
  };
}
