import type { AirOffer, AirOffersPage } from '@karvon/contract';
import { passing, priceFor } from '../filters/offer-filter';
import { offerFacts } from '../offers/offer-facts';
import { recordsOf } from '../offers/offer-labels';
import { firstOffers, sortOffers } from '../offers/offer-sort';
import { summarise } from './results-list';
import type { ResultsView } from './results-view';

/** Cards in the server's HTML: no first screen shows more. */
const cards = 4;

/** The data of the first screen of results, cut out of all offers for the server's HTML. */
export interface OffersPreview extends Pick<AirOffersPage, 'dictionary' | 'sellers' | 'progress'> {
  /** Offers of the first cards and of the tabs above them. */
  offers: AirOffer[];
  /** How many of them are shown as cards, in the order of the view. */
  shown: number;
  /** The number of offers that pass the filters, and of all offers. */
  count: number;
  total: number;
  complete: true;
}

/** The names that these offers use. Searched as JSON text, where a code stands in quotes. */
function namesOf(offers: readonly AirOffer[], { carriers, airports }: AirOffersPage['dictionary']) {
  const text = JSON.stringify(offers);
  const pick = <Name>(names: Record<string, Name>) =>
    Object.fromEntries(Object.entries(names).filter(([code]) => text.includes(`"${code}"`)));
  return { carriers: pick(carriers), airports: pick(airports) };
}

/**
 * Reduces a response to the first screen of a view. Null without cards, and until all suppliers have responded: later offers
 * would move the first cards.
 */
export function offersPreview(page: AirOffersPage, view: ResultsView): OffersPreview | null {
  if (page.status !== 'complete') return null;
  const { sort, filter } = view;
  const facts = page.offers.map(offerFacts);
  const priced = priceFor(facts, filter);
  const found = passing(sortOffers(priced, sort), filter);
  if (found.length === 0) return null;
  const { total, records } = summarise(facts, filter);
  const { optimal, cheapest, fastest } = firstOffers(priced, found);
  const needed = [
    ...found.slice(0, cards),
    ...[optimal, cheapest, fastest],
    // Including hidden ones: the order "optimal" and the labels compare with them.
    ...Object.values(records),
    ...Object.values(recordsOf(priced)),
  ].flatMap((one) => one?.offer ?? []);
  const offers = page.offers.filter((offer) => needed.includes(offer));
  return {
    offers,
    shown: Math.min(cards, found.length),
    count: found.length,
    total,
    dictionary: namesOf(offers, page.dictionary),
    sellers: page.sellers,
    progress: page.progress,
    complete: true,
  };
}
