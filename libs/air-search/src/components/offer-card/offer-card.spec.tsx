import type { AirOffer } from '@karvon/contract';
import { useItineraryTexts } from '@karvon/itinerary';
import { money } from '@karvon/money';
import {
  buildFareSummary,
  buildItinerary,
  buildOffer,
  buildSegment,
  renderPage,
} from '@karvon/testing';
import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { offerFacts } from '../../model/offers/offer-facts';
import { parseCriteria } from '../../model/search/search-criteria';
import { OfferCard } from './offer-card';

const fares = [buildFareSummary({ total: money(3_000_000_00, 'UZS') })];

interface CardProps {
  travellers: string;
  emissionsKg?: number;
  typicalKg?: number | null;
  slices?: AirOffer['slices'];
}

function Card({ travellers, emissionsKg, typicalKg = null, slices }: CardProps) {
  const offer = buildOffer({
    fares,
    ...(emissionsKg && { emissionsKg }),
    ...(slices && { slices }),
  });
  const facts = offerFacts(offer);
  const texts = useItineraryTexts({ airports: {}, carriers: {} });
  const criteria = parseCriteria(
    new URLSearchParams(`from=TAS&to=MOW&out=2026-12-14${travellers}`),
  )!;
  return (
    <OfferCard {...{ facts, texts, criteria, typicalKg }} isCheapest={false} isFastest={false} />
  );
}

test.each([
  ['ru', '&adult=2', /^по 1\s500\s000\sсум на пассажира$/],
  ['ru', '&adult=1&child=1&baby=1', /^в среднем по 1\s000\s000\sсум$/],
  ['uz', '&adult=2&child=1', /^kishiga oʻrtacha 1\s000\s000\ssoʻm$/],
] as const)(
  '%s: the price for all stands beside the share of one of %s',
  (locale, travellers, share) => {
    renderPage(<Card travellers={travellers} />, { locale });
    expect(screen.getByText(/^3\s000\s000/)).toBeVisible();
    expect(screen.getByText(share)).toBeVisible();
  },
);

test('one passenger has one price', () => {
  renderPage(<Card travellers="" />, { locale: 'ru' });
  expect(screen.queryByText(/на пассажира|в среднем/)).toBeNull();
});

test.each([
  ['ru', '', /^214\sкг CO₂$/],
  ['ru', '&adult=2', /^214\sкг CO₂ на всех$/],
  ['uz', '&adult=2', /^jami 214 kg CO₂$/],
] as const)('%s%s: the emissions of the flights', (locale, travellers, text) => {
  renderPage(<Card travellers={travellers} emissionsKg={214} />, { locale });
  expect(screen.getByText(text)).toBeVisible();
});

test('flights with unknown emissions have no line about them', () => {
  renderPage(<Card travellers="" />, { locale: 'ru' });
  expect(screen.queryByText(/CO₂/)).toBeNull();
});

test.each([
  ['ru', 'Подробнее', 'Выбросы CO₂ на 14% ниже средних в этом поиске'],
  ['uz', 'Batafsil', 'CO₂ chiqindilari shu qidiruvdagi oʻrtachadan 14% kam'],
] as const)(
  '%s: emissions below the typical ones are mentioned in the details',
  async (locale, details, text) => {
    const user = userEvent.setup();
    renderPage(<Card travellers="" emissionsKg={214} typicalKg={250} />, { locale });
    expect(screen.queryByText(text)).toBeNull();
    await user.click(screen.getByText(details));
    expect(screen.getByText(text, { normalizer: (seen) => seen })).toBeVisible();
  },
);

test('a small difference of emissions is not mentioned', async () => {
  const user = userEvent.setup();
  renderPage(<Card travellers="" emissionsKg={214} typicalKg={230} />, { locale: 'ru' });
  await user.click(screen.getByText('Подробнее'));
  // On the card, whose CSS may hide it, and in the details.
  expect(screen.getAllByText(/CO₂/).map(({ textContent }) => textContent)).toEqual([
    '214 кг CO₂',
    '214 кг CO₂',
  ]);
});

test.each([
  ['ru', /^Выбрать: HY, вылет в 08:30 и\s18:20, 3/],
  ['uz', /^Tanlash: HY, uchish vaqti 08:30 va\s18:20, 3/],
] as const)(
  '%s: the button of a return trip names the departures of both slices',
  (locale, name) => {
    const slices = [
      ['2026-12-14T08:30:00', '2026-12-14T10:30:00'],
      ['2026-12-20T18:20:00', '2026-12-20T20:20:00'],
    ].map(([departingAt, arrivingAt]) =>
      buildItinerary({
        segments: [buildSegment({ departingAt: departingAt!, arrivingAt: arrivingAt! })],
      }),
    );
    renderPage(<Card travellers="" slices={slices} />, { locale });
    expect(screen.getByRole('link', { name })).toBeVisible();
  },
);
