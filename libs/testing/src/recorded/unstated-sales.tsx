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

/** Renders all sales on one page, opens collapsed parts, and returns the missing facts, each with the number of its sale. */
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
 * Renders every recorded flight in a language.
 * @param factsOf the required facts; all of them by default
 * @returns the facts that are missing or differ from other places
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

/** The facts of a stay that its buyer is shown, from the summary to the order. */
export const purchaseFacts = (told: StatedStay): string[] => [
  ...[told.total, told.room, told.party, told.meal],
  ...told.sleepers,
  ...told.cancellation,
  ...told.levies,
];

/**
 * Renders every recorded stay in a language.
 * @param factsOf the required facts
 * @returns the facts that are missing or differ from other places
 */
export function unstatedStays(
  locale: Locale,
  draw: (stay: RecordedStay) => ReactElement,
  factsOf: (told: StatedStay, stay: RecordedStay) => string[],
): string[] {
  const stays = recordedStays().flatMap(({ stay, lang }) => (lang === locale ? stay : []));
  return unstatedOf(locale, stays, draw, (stay) => factsOf(statedStay(stay, locale), stay));
}
