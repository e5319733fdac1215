/** The behaviour of a supplier with certain hotels and cities, whoever books. */
export type HotelBehaviour = 'price-changed' | 'sold-out' | 'no-offers' | 'slow' | 'time-out';

/** The behaviour of a supplier with a guest of a certain surname. */
export type GuestBehaviour =
  | 'booking-refused'
  | 'booking-time-out'
  | 'booking-lost'
  | 'request-confirmed'
  | 'request-refused'
  | 'waiting-list'
  | 'voucher-late'
  | 'cancel-refused'
  | 'no-changes'
  | 'change-refused'
  | 'change-late'
  | 'change-time-out';

export interface HotelMagic {
  /** The code of a hotel or a city. */
  readonly code: string;
  readonly behaviour: HotelBehaviour;
  /** Whether the world or the adapter implements it. */
  readonly by: 'world' | 'adapter';
  readonly does: string;
}

export interface GuestMagic {
  readonly surname: string;
  readonly behaviour: GuestBehaviour;
  readonly does: string;
}

/** Documented magic values that provoke every behaviour of a hotel supplier. */
export const hotelMagic: readonly HotelMagic[] = [
  {
    code: 'TAS-007',
    behaviour: 'price-changed',
    by: 'world',
    does: 'costs 7 % more when it is priced again',
  },
  {
    code: 'TAS-011',
    behaviour: 'sold-out',
    by: 'world',
    does: 'is sold out when it is priced again',
  },
  { code: 'GUL-QR', behaviour: 'no-offers', by: 'world', does: 'never has a free room' },
  { code: 'MOK', behaviour: 'slow', by: 'adapter', does: 'answers a search after 8 seconds' },
  { code: 'ASB', behaviour: 'time-out', by: 'adapter', does: 'never answers a search' },
];

/** Surname of the first guest, in Latin or Cyrillic letters as listed here. */
export const guestMagic: readonly GuestMagic[] = [
  { surname: 'NOROOM', behaviour: 'booking-refused', does: 'the hotel refuses the booking' },
  {
    surname: 'ROOMTIMEOUT',
    behaviour: 'booking-time-out',
    does: 'the room is booked, but the answer never comes',
  },
  {
    surname: 'ROOMLOST',
    behaviour: 'booking-lost',
    does: 'the room is neither booked, nor does an answer come',
  },
  {
    surname: 'ASKROOM',
    behaviour: 'request-confirmed',
    does: 'the hotel is asked and says yes some time later',
  },
  {
    surname: 'ASKREFUSED',
    behaviour: 'request-refused',
    does: 'the hotel is asked and says no some time later',
  },
  { surname: 'WAITLIST', behaviour: 'waiting-list', does: 'the booking stays on a waiting list' },
  { surname: 'LATEVOUCHER', behaviour: 'voucher-late', does: 'the voucher takes long to be made' },
  {
    surname: 'CANCELREFUSED',
    behaviour: 'cancel-refused',
    does: 'the hotel does not accept the cancellation; a person must look',
  },
  {
    surname: 'NOCHANGES',
    behaviour: 'no-changes',
    does: 'the booking cannot be changed this way; a person must ask the hotel',
  },
  {
    surname: 'CHANGEREFUSED',
    behaviour: 'change-refused',
    does: 'a change to this surname is refused, and the booking stands',
  },
  {
    surname: 'LATECHANGE',
    behaviour: 'change-late',
    does: 'a change to this surname is confirmed some time later',
  },
  {
    surname: 'CHANGETIMEOUT',
    behaviour: 'change-time-out',
    does: 'a change to this surname is made, but the answer never comes',
  },
];

/** The behaviour of a hotel or city, if it is a magic one. */
export function hotelBehaviour(code: string): HotelBehaviour | undefined {
  return hotelMagic.find((magic) => magic.code === code)?.behaviour;
}

/** The behaviour a guest's surname provokes, if it is a magic one. */
export function guestBehaviour(surname: string): GuestBehaviour | undefined {
  return guestMagic.find((magic) => magic.surname === surname.trim().toUpperCase())?.behaviour;
}
