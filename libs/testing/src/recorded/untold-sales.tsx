import type { ReactElement } from 'react';
import type { AirOfferDetail, Fare, Locale } from '@karvon/contract';
import { fireEvent } from '@testing-library/react';
import { renderPage } from '../render-page';
import { recordedSales } from './recorded-offers';
import { factsOfFlights, toldFacts, untold, type ToldFacts } from './told-facts';

interface Sale {
  offer: AirOfferDetail;
  fare: Fare;
}

const everything = (told: ToldFacts) => [told.total, ...told.fare, ...factsOfFlights(told)];

/**
 * Draws every recorded sale of a language on one page and opens what is folded.
 * @param factsOf what must be told of each; everything where it is not given
 * @returns the facts that are not told as in other places, each with the number of its sale
 */
export function untoldSales(
  locale: Locale,
  draw: (sale: Sale) => ReactElement,
  factsOf: (told: ToldFacts, sale: Sale) => string[] = everything,
): string[] {
  const sales = recordedSales().filter(({ lang }) => lang === locale);
  const { container } = renderPage(
    <>
      {sales.map((sale, index) => (
        <section key={index}>{draw(sale)}</section>
      ))}
    </>,
    { locale },
  );
  container.querySelectorAll('details').forEach((folded) => {
    fireEvent(folded, new Event('toggle'));
  });
  return sales.flatMap((sale, index) => {
    const facts = factsOf(toldFacts(sale.offer, sale.fare, locale), sale);
    return untold(container.children[index]!, facts).map((fact) => `${index}: ${fact}`);
  });
}
