import type { Slice } from '@karvon/contract';
import { useItineraryTexts } from '@karvon/itinerary';
import { buildConnectingItinerary, buildPaidOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { FlightRow } from './flight-row';

const { slices, dictionary } = buildPaidOrder();

function Row({ slice = slices[0]! }: { slice?: Slice }) {
  return <FlightRow slice={slice} texts={useItineraryTexts(dictionary)} />;
}

test.each([
  ['ru', /^\p{L}{2}, \d+\s\p{L}+$/u],
  ['uz', /^\p{L}{3,4}, \d+-\u2060?\p{L}+$/u],
] as const)('a day and its weekday stand in one unbroken fact: %s', async (locale, day) => {
  renderPage(<Row />, { locale });
  expect(await screen.findByText(/\d\d:\d\d — \d\d:\d\d/)).toBeVisible();
  expect(screen.getByText(day)).toHaveClass('fact');
});

test.each([
  ['ru', '4 ч 25 мин', 'Прямой рейс', ['8 ч 5 мин', /^1\sпересадка$/, /^\p{L}+, 2 ч 5 мин$/u]],
  [
    'uz',
    '4 soat 25 daq',
    /^Toʻgʻridan-\u2060?toʻgʻri reys$/,
    ['8 soat 5 daq', /^1\sta toʻxtash$/, /^\p{L}+, 2 soat 5 daq$/u],
  ],
] as const)('the way lasts and stops as its list of flights says: %s', async (...row) => {
  const [locale, duration, direct, connecting] = row;
  const { unmount } = renderPage(<Row />, { locale });
  expect(await screen.findByText(duration)).toHaveClass('fact');
  expect(screen.getByText(direct)).toBeVisible();
  unmount();
  renderPage(<Row slice={buildConnectingItinerary()} />, { locale });
  for (const fact of connecting) expect(await screen.findByText(fact)).toHaveClass('fact');
});
