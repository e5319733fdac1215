import {
  getProfile,
  listAirBookings,
  listCountries,
  listHotelBookings,
  listPoints,
  listPriceAlerts,
  listTravellers,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildAirBooking,
  buildDictionary,
  buildHotelBooking,
  buildPointsEntry,
  buildPriceAlert,
  buildTraveller,
  buildUser,
  refuse,
  waiting,
  type FeatureGallery,
} from '@karvon/samples';
import { SignInDialogs } from '../components/sign-in-dialogs/sign-in-dialogs';
import { BookingsPage } from '../pages/bookings-page/bookings-page';
import { ProfilePage } from '../pages/profile-page/profile-page';
import { RegisterPage } from '../pages/register-page/register-page';

const edition = readEdition('uz');
const serverTime = '2026-12-01T10:00:00.000Z';
const user = buildUser();
const nothing = () => undefined;
const countries = respond(listCountries, { countries: [] });

/** The booking history with one flight. */
export const airBookings = (bookings = [buildAirBooking()]) =>
  respond(listAirBookings, { bookings, dictionary: buildDictionary(), serverTime });
/** The booking history with one stay. */
export const hotelBookings = (bookings = [buildHotelBooking()]) =>
  respond(listHotelBookings, { bookings, serverTime });

const refusal = { code: 'rate-limited', status: 422, retryAfterSeconds: 61 } as const;
const path = '/auth/booking';
const showBookings = () => <BookingsPage edition={edition} signIn={null} />;

/** The account: bookings, profile and sign-in. */
export const gallery: FeatureGallery = {
  loading: {
    responses: [waiting(listAirBookings), waiting(listHotelBookings)],
    path,
    user,
    show: showBookings,
  },
  empty: { responses: [airBookings([]), hotelBookings([])], path, user, show: showBookings },
  problem: {
    responses: [refuse(listAirBookings, refusal), refuse(listHotelBookings, refusal)],
    path,
    user,
    show: showBookings,
  },
  data: {
    responses: [
      airBookings([
        buildAirBooking({ number: 'CANC2345', status: 'cancelled', upcoming: false }),
        buildAirBooking(),
        buildAirBooking({
          number: 'F1YX2345',
          status: 'paid',
          tickets: 'ready',
          payBefore: null,
          scheduleChange: 'cancelled',
        }),
      ]),
      hotelBookings(),
    ],
    path,
    user,
    show: showBookings,
  },
  profile: {
    responses: [
      countries,
      respond(getProfile, { ...user, phone: '+998901234567', email: 'd@mail.uz' }),
      respond(listTravellers, { travellers: [buildTraveller()], limit: 20 }),
      respond(listPriceAlerts, { alerts: [buildPriceAlert()] }),
      respond(listPoints, { balance: 1_250, entries: [buildPointsEntry()], next: null }),
    ],
    path: '/auth/profile',
    user,
    show: () => (
      <ProfilePage edition={edition} today="2026-11-21" signIn={null} onDeleted={nothing} />
    ),
  },
  register: {
    responses: [countries],
    path: '/auth/register',
    show: () => <RegisterPage edition={edition} onSignIn={nothing} onRegistered={nothing} />,
  },
  'sign-in': {
    responses: [countries],
    show: () => (
      <SignInDialogs
        open
        onClose={nothing}
        edition={edition}
        registerTo="/ru/auth/register"
        onSignedIn={nothing}
      />
    ),
  },
};
