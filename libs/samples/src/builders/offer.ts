import type { AirOffer, AirOfferDetail, Dictionary, Fare, FareSummary } from '@karvon/contract';
import { money } from '@karvon/money';
import { buildItinerary } from './itinerary';

/** The cheapest fare: 2 140 000 soums for one adult, no luggage, no refund. */
export function buildFareSummary(changes: Partial<FareSummary> = {}): FareSummary {
  return {
    id: 'light',
    family: 'light',
    name: 'Light',
    total: money(2_140_000_00, 'UZS'),
    baggage: [{ carryOn: { pieces: 1, kg: 8 }, checked: { pieces: 0, kg: null } }],
    refund: { allowed: 'no', fee: null, until: null },
    exchange: { allowed: 'yes', fee: money(300_000_00, 'UZS'), until: null },
    pointsEarned: 214,
    ...changes,
  };
}

/** A fare with its price lines; they add up to `total` for one adult. */
export function buildFare(changes: Partial<Fare> = {}): Fare {
  const summary = buildFareSummary(changes);
  const { amount, currency } = summary.total;
  const taxes = 320_000_00;
  const serviceFee = 50_000_00;
  const acquiringFee = 20_000_00;
  return {
    ...summary,
    price: {
      lines: [
        {
          passengerType: 'adult',
          count: 1,
          tariff: { amount: amount - taxes - serviceFee - acquiringFee, currency },
          taxes: { amount: taxes, currency },
        },
      ],
      serviceFee: { amount: serviceFee, currency },
      acquiringFee: { amount: acquiringFee, currency },
      total: summary.total,
    },
    bookingClasses: ['T'],
    fareBasis: 'TLOWUZ',
    features: {
      seat: 'for-a-fee',
      meal: 'included',
      priority: 'not-included',
      lounge: 'not-included',
      miles: 'included',
    },
    pointsSpendable: 0,
    ...changes,
  };
}

const uzbekistan = { country: 'UZ', countryName: 'Узбекистан' } as const;
const russia = { country: 'RU', countryName: 'Россия' } as const;

/** Names for the codes the builders use, in Russian. */
export function buildDictionary(): Dictionary {
  return {
    carriers: { HY: { name: 'Uzbekistan Airways' }, SU: { name: 'Аэрофлот' } },
    airports: {
      TAS: { city: 'Ташкент', airport: 'Ташкент', cityCode: 'TAS', ...uzbekistan },
      SKD: { city: 'Самарканд', airport: 'Самарканд', cityCode: 'SKD', ...uzbekistan },
      SVO: { city: 'Москва', airport: 'Шереметьево', cityCode: 'MOW', ...russia },
    },
  };
}

/** Tashkent to Moscow, direct, at one fare. */
export function buildOffer(changes: Partial<AirOffer> = {}): AirOffer {
  return {
    id: 'offer-1',
    validatingCarrier: 'HY',
    kind: 'regular',
    slices: [buildItinerary()],
    fares: [buildFareSummary()],
    ...changes,
  };
}

/** The same offer with its current price, ready to be bought by one adult. */
export function buildOfferDetail(changes: Partial<AirOfferDetail> = {}): AirOfferDetail {
  return {
    ...buildOffer(),
    fares: [
      buildFare(),
      buildFare({
        id: 'standard',
        family: 'standard',
        name: 'Standard',
        total: money(2_610_000_00, 'UZS'),
        baggage: [{ carryOn: { pieces: 1, kg: 8 }, checked: { pieces: 1, kg: 23 } }],
      }),
    ],
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
    expiresAt: '2026-12-01T10:20:00.000Z',
    international: true,
    loyaltyProgrammes: ['HY'],
    dictionary: buildDictionary(),
    ...changes,
  };
}
