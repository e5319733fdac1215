import {
  getAirOffer,
  getFareExtras,
  listCountries,
  type AirOfferDetail,
  type ExtrasOffer,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildBagOffer,
  buildCountries,
  buildFare,
  buildOfferDetail,
  buildSeatMap,
  refuse,
  waiting,
  type FeatureGallery,
  type GalleryVisitor,
} from '@karvon/samples';
import { FarePage } from '../pages/fare-page/fare-page';
import { PassengersPage } from '../pages/passengers-page/passengers-page';

const countries = respond(listCountries, { countries: buildCountries() });

/** An adult and a child to Moscow: 4 280 000 soums. */
export const family: Partial<AirOfferDetail> = {
  travellers: { adult: 1, child: 1, baby: 0 },
  fares: [buildFare({ total: { amount: 4_280_000_00, currency: 'UZS' } })],
};

const none: ExtrasOffer = { bags: [], seatMaps: [] };
/** A bag for each of the family, and the seats of the flight. */
export const someExtras: ExtrasOffer = {
  bags: [0, 1].map((passenger) => buildBagOffer({ passenger })),
  seatMaps: [buildSeatMap({ passengers: 2 })],
};

/** A network with one offer; nothing is booked yet. */
export const network = (offer: Partial<AirOfferDetail> = family, extras = none) => [
  respond(getAirOffer, buildOfferDetail(offer)),
  respond(getFareExtras, extras),
  countries,
];

const search = 'from=TAS&to=MOW&out=2026-12-14';
const path = `/air-tickets/offer/offer-1?${search}`;
const showFares = ({ locale }: GalleryVisitor) => (
  <FarePage offerId="offer-1" backTo={`/${locale}/air-tickets?${search}`} />
);
const showPassengers = ({ locale }: GalleryVisitor) => (
  <PassengersPage
    offerId="offer-1"
    fareId="light"
    edition={readEdition('uz')}
    today="2026-11-21"
    backTo={`/${locale}/air-tickets`}
    legalText={(id) => <p>{id}</p>}
  />
);

/** The fares of an offer, then its passengers. */
export const gallery: FeatureGallery = {
  loading: { responses: [waiting(getAirOffer), countries], path, show: showFares },
  empty: {
    responses: network(),
    path: `/air-tickets/offer/offer-1/passengers?fare=light`,
    show: showPassengers,
  },
  'passengers-extras': {
    responses: network(family, someExtras),
    path: `/air-tickets/offer/offer-1/passengers?fare=light`,
    show: showPassengers,
  },
  problem: {
    responses: [refuse(getAirOffer, { code: 'supplier-unavailable', status: 422 }), countries],
    path,
    show: showFares,
  },
  data: { responses: network({}), path, show: showFares },
  'sold-out': {
    responses: [refuse(getAirOffer, { code: 'sold-out' }), countries],
    path,
    show: showFares,
  },
  'price-changed': { responses: network({}), path: `${path}&seen=200000000`, show: showFares },
};
