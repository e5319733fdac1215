import {
  getHotelOffer,
  listCountries,
  type HotelOffer,
  type HotelOfferDetail,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildCountries,
  buildHotelOffer,
  buildHotelOfferDetail,
  refuse,
  waiting,
  type FeatureGallery,
  type GalleryVisitor,
} from '@karvon/samples';
import { writeGuestDraft } from '../model/guest-draft';
import { HotelBookingPage } from '../pages/hotel-booking-page/hotel-booking-page';

const countries = respond(listCountries, { countries: buildCountries() });

/** An adult and a child of eight for three nights in Samarkand: 2 850 000 soums; the hotel wants all names. */
export const stay = (
  offer: Partial<HotelOffer> = {},
  changes: Partial<HotelOfferDetail> = {},
): HotelOfferDetail =>
  buildHotelOfferDetail({ adults: 1, childAges: [8], offer: buildHotelOffer(offer), ...changes });

/** The API responses of the page before anything is booked. */
export const network = (detail = stay()) => [respond(getHotelOffer, detail), countries];

/** The same in another country than the visitor's. */
export function stayAbroad(): HotelOfferDetail {
  const { hotel } = stay();
  const abroad = { country: 'TR', countryName: 'Турция' } as const;
  return stay({}, { hotel: { ...hotel, location: { ...hotel.location, ...abroad } } });
}

/** Stores a filled-in form in the tab, as an earlier visit would. */
export function keepFilledForm(): void {
  writeGuestDraft('SKD-001,2026-12-10,2026-12-13', {
    booker: { name: 'Дилноза Каримова', phone: '+998901234567', email: 'd.karimova@mail.uz' },
    guests: [
      { category: 'adult', name: 'Дилноза', surname: 'Каримова', citizenship: 'UZ' },
      { category: 'child', name: 'Oʻgʻiloy', surname: 'Gʻayratova', citizenship: 'UZ' },
    ],
    comment: 'Тихий этаж',
    consents: { personalData: true, offer: true },
  });
}

const path = '/hotel/booking?offer=hotel-offer-1&hotel=SKD-001';
const show = ({ locale }: GalleryVisitor) => (
  <HotelBookingPage
    offerId="hotel-offer-1"
    edition={readEdition('uz')}
    backTo={`/${locale}/hotel/SKD-001`}
    hotelsTo={`/${locale}/hotel`}
    legalText={(id) => <p>{id}</p>}
  />
);

/** A chosen room, its booker and its guests. */
export const gallery: FeatureGallery = {
  loading: { responses: [waiting(getHotelOffer), countries], path, show },
  empty: { responses: network(), path, show },
  problem: {
    responses: [refuse(getHotelOffer, { code: 'supplier-unavailable', status: 422 }), countries],
    path,
    show,
  },
  data: {
    responses: network(),
    path,
    show: (visitor) => {
      keepFilledForm();
      return show(visitor);
    },
  },
  abroad: {
    responses: network(stayAbroad()),
    path,
    show: (visitor) => {
      keepFilledForm();
      return show(visitor);
    },
  },
  'sold-out': { responses: [refuse(getHotelOffer, { code: 'sold-out' }), countries], path, show },
};
