import type {
  HotelDescription,
  HotelLocation,
  HotelSearchResponse,
  HotelSummary,
} from '@karvon/contract';
import { money } from '@karvon/money';
import { buildHotelOffer, buildHotelOfferDetail } from './hotel';

/** Samarkand, in Russian. */
export function buildHotelLocation(changes: Partial<HotelLocation> = {}): HotelLocation {
  return { ...buildHotelOfferDetail().hotel.location, ...changes };
}

const { location, pictures } = buildHotelOfferDetail().hotel;

/**
 * «Регистан», four stars, 800 m from the centre; its cheapest offer has no free cancellation, a more expensive one
 * does.
 */
export function buildHotelSummary(changes: Partial<HotelSummary> = {}): HotelSummary {
  const { total, meal, beds } = buildHotelOffer();
  const offer = buildHotelOffer({
    id: 'hotel-offer-saver',
    rateCode: 'saver',
    total: money(2_400_000_00, 'UZS'),
    perNight: money(800_000_00, 'UZS'),
    roomsLeft: null,
    cancellation: { freeUntil: null, steps: [{ from: null, penalty: money(2_400_000_00, 'UZS') }] },
  });
  return {
    code: 'SKD-001',
    name: 'Регистан',
    kind: 'hotel',
    stars: 4,
    certified: true,
    address: 'Самарканд, ул. Регистан, 12',
    district: 'Старый город',
    street: 'Регистан',
    position: location.position,
    picture: pictures[0]!,
    amenities: ['wifi', 'parking'],
    nearby: [
      [1, 300],
      [0, 800],
      [2, 4_200],
    ],
    offer,
    alternatives: [{ amount: total.amount, meal, beds, freeUntil: '2026-12-08T18:00:00+05:00' }],
    ...changes,
  };
}

/** One hotel of Samarkand for three nights. */
export function buildHotelSearchResponse(
  changes: Partial<HotelSearchResponse> = {},
): HotelSearchResponse {
  const { position } = location;
  return {
    location,
    nights: 3,
    sellers: { answered: 1, requested: 1 },
    hotels: [buildHotelSummary()],
    objects: [
      { code: 'SKD-C', kind: 'city-centre', name: 'Центр города', position },
      { code: 'SKD-S-registon', kind: 'attraction', name: 'Площадь Регистан', position },
      { code: 'SKD-R-samarqand', kind: 'railway-station', name: 'Самарканд', position },
    ],
    expiresAt: '2026-12-01T10:30:00.000Z',
    ...changes,
  };
}

/** The full description of «Регистан», with the room of the built offers. */
export function buildHotelDescription(changes: Partial<HotelDescription> = {}): HotelDescription {
  const { hotel, room } = buildHotelOfferDetail();
  return {
    ...hotel,
    certified: true,
    reviews: [],
    zip: '140100',
    position: location.position,
    story: ['«Регистан» — отель в 800 м от центра.', 'Последний ремонт закончили в 2021 году.'],
    built: 1998,
    reconstructed: 2021,
    rooms: 48,
    floors: 4,
    amenities: ['wifi', 'parking'],
    roomTypes: [room],
    nearby: [
      {
        code: 'SKD-C',
        kind: 'city-centre',
        name: 'Центр города',
        position: location.position,
        distance: 800,
      },
      {
        code: 'SKD-S-registon',
        kind: 'attraction',
        name: 'Площадь Регистан',
        position: location.position,
        distance: 300,
      },
    ],
    requirements: ['При заезде нужен паспорт.'],
    legal: {
      name: 'ООО «Регистан Хотел»',
      taxId: '301234567',
      address: '140100, Самарканд, ул. Регистан, 12',
      registry: {
        number: 'UZ-123456',
        validUntil: '2028-05-01',
        url: 'https://uzbektourism.uz/',
      },
    },
    ...changes,
  };
}
