import type { ReactElement } from 'react';
import type { AirOfferDetail, Fare, Locale } from '@karvon/contract';
import { fireEvent } from '@testing-library/react';
import { renderPage } from '../render-page';
import { recordedSales } from './recorded-offers';
import { recordedStays, statedStay, type RecordedStay, type StatedStay } from './recorded-stays';
import { factsOfFlights, statedFacts, unstated, type StatedFacts } from './stated-facts';

interface Sale {
  offer: AirOfferDetail;
  fare: Fare;
}

/** Draws all on one page, opens what is folded, and returns the facts that are not told, each with its number. */
function unstatedOf<Sold>(
  locale: Locale,
  sold: readonly Sold[],
  draw: (one: Sold) => ReactElement,
  factsOf: (one: Sold) => string[],
): string[] {
  const { container } = renderPage(
    <>
      {sold.map((one, index) => (
        <section key={index}>{draw(one)}</section>
      ))}
    </>,
    { locale },
  );
  container.querySelectorAll('details').forEach((folded) => {
    fireEvent(folded, new Event('toggle'));
  });
  return sold.flatMap((one, index) =>
    unstated(container.children[index]!, factsOf(one)).map((fact) => `${index}: ${fact}`),
  );
}

const everything = (told: StatedFacts) => [told.total, ...told.fare, ...factsOfFlights(told)];

/**
 * Draws every recorded flight of a language as it is sold.
 * @param factsOf what must be told of each; everything where it is not given
 * @returns the facts that are not told as in other places
 */
export function unstatedSales(
  locale: Locale,
  draw: (sale: Sale) => ReactElement,
  factsOf: (told: StatedFacts, sale: Sale) => string[] = everything,
): string[] {
  const sales = recordedSales().filter(({ lang }) => lang === locale);
  return unstatedOf(locale, sales, draw, (sale) =>
    factsOf(statedFacts(sale.offer, sale.fare, locale), sale),
  );
}

/** The facts that whoever buys a stay is told, from the summary to the order. */
export const purchaseFacts = (told: StatedStay): string[] => [
  ...[told.total, told.room, told.party, told.meal],
  ...told.sleepers,
  ...told.cancellation,
  ...told.levies,
];

/**
 * Draws every recorded stay of a language.
 * @param factsOf what must be told of each
 * @returns the facts that are not told as in other places
 */
export function unstatedStays(
  locale: Locale,
  draw: (stay: RecordedStay) => ReactElement,
  factsOf: (told: StatedStay, stay: RecordedStay) => string[],
): string[] {
  const stays = recordedStays().flatMap(({ stay, lang }) => (lang === locale ? stay : []));
  return unstatedOf(locale, stays, draw, (stay) => factsOf(statedStay(stay, locale), stay));
}
