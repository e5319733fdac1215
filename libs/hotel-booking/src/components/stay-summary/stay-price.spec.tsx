import { money } from '@karvon/money';
import { buildHotelOfferDetail, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { StayPrice } from './stay-price';

test.each([
  ['ru', 'бесплатно', /^0\sсум$/],
  ['uz', 'bepul', /^0\ssoʻm$/],
] as const)('%s: a night that is given away is free', async (locale, free, nothing) => {
  const detail = buildHotelOfferDetail();
  const [first, ...others] = detail.days;
  const days = [...others, { ...first!, price: money(0, 'UZS') }];
  renderPage(<StayPrice detail={{ ...detail, days }} total={detail.offer.total} />, { locale });
  expect(await screen.findByText(free)).toBeInTheDocument();
  expect(screen.queryByText(nothing)).toBeNull();
});
