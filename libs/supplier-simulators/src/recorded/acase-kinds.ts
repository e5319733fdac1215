import { shortenSums, type ShapedKind } from './shaped-kind';

export const acaseKinds: readonly ShapedKind[] = [
  {
    of: 'offer',
    isOne: (node) => '@TotalPrice' in node,
    keyOf: (offer) => `${offer['@Code']} ${offer['@TotalPrice']}`,
    by: {
      'a sum without decimals': (offer) => shortenSums(offer, (key) => key === '@TotalPrice'),
    },
  },
  {
    of: 'hotel',
    isOne: (node) => 'HotelOfferList' in node,
    keyOf: (hotel) => String(hotel['@Code']),
    by: {},
  },
  {
    of: 'price',
    isOne: (node) => 'HotelPricingDetail' in node,
    keyOf: (price) => JSON.stringify([price['@Code'], price['@StartDate'], price['@EndDate']]),
    by: {},
  },
];
