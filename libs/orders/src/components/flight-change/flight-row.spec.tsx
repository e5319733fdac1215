import { useItineraryTexts } from '@karvon/itinerary';
import { buildPaidOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { FlightRow } from './flight-row';

const { slices, dictionary } = buildPaidOrder();

function Row() {
  return <FlightRow slice={slices[0]!} texts={useItineraryTexts(dictionary)} />;
}

test.each([
  ['ru', /^\p{L}{2}, \d+\s\p{L}+$/u],
  ['uz', /^\p{L}{3,4}, \d+-\u2060?\p{L}+$/u],
] as const)('a day and its weekday stand in one unbroken fact: %s', async (locale, day) => {
  renderPage(<Row />, { locale });
  expect(await screen.findByText(/\d\d:\d\d — \d\d:\d\d/)).toBeVisible();
  expect(screen.getByText(day)).toHaveClass('fact');
});
