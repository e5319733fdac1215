import type { PlainDate } from '@karvon/calendar';
import type {
  HotelDescription,
  HotelLocation,
  HotelObject,
  HotelOffer,
  HotelOfferDetail,
  HotelSummary,
  Locale,
} from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { PlaceEntry } from '@karvon/place-search';

/** Who stays and when; days are the hotel's, an age of 0 is under one year. */
export interface SupplierStay {
  arrival: PlainDate;
  departure: PlainDate;
  adults: number;
  childAges: readonly number[];
}

export interface SupplierLocation {
  shown: Record<Locale, HotelLocation>;
  /** All that people type to mean it. */
  words: PlaceEntry;
}

/** An offer before our fees: `price` is what the supplier gets, penalties are in the supplier's prices too. */
export type SupplierHotelOffer = Omit<HotelOffer, 'total' | 'perNight'> & {
  price: Money;
  /** Where several sell: what is added to our fee for what this one sells, in basis points. */
  markUp?: number;
};

/** That there is such a hotel, and where. */
export interface KnownHotel extends Pick<HotelSummary, 'code' | 'certified' | 'position'> {
  city: string;
  names: Record<Locale, string>;
  district: Record<Locale, string> | null;
}

/** What hotels of a city stand near to. */
export interface SupplierObject {
  city: string;
  shown: Record<Locale, HotelObject>;
  /** All that people type to mean it. */
  words: PlaceEntry;
}

/** How far an object is in a straight line, in metres. */
export interface NearObject {
  code: string;
  distance: number;
}

export type SupplierHotel = Omit<HotelSummary, 'offer' | 'freeCancellations' | 'nearby'> & {
  /** The nearest first. */
  nearby: NearObject[];
  /** The cheapest of the wanted kind. */
  offer: SupplierHotelOffer;
  /** Those of them that can still be cancelled for nothing: the cheapest, then the cheapest with a later deadline, and so on. */
  cancellable: SupplierHotelOffer[];
};

/** Which offers count. */
export interface WantedOffers {
  freeSaleOnly: boolean;
  whereToPay: 'now' | 'at-hotel' | 'any';
}

export interface HotelSearchQuestion extends WantedOffers {
  city: string;
  stay: SupplierStay;
  lang: Locale;
}

/** An offer asked for again just now: this is what it can be booked at. */
export type PricedStay = Omit<HotelOfferDetail, 'offer' | 'nights' | 'fee' | 'expiresAt'> & {
  offer: SupplierHotelOffer;
};

/** What a browser can show of a photograph, and how wide it shows it. */
export interface WantedPicture {
  format: 'avif' | 'webp';
  width: 480 | 960;
}

export interface HotelPictureFile {
  type: string;
  body: Buffer;
  /** What this name shows never changes. */
  immutable: boolean;
}

/**
 * Who sells us rooms. Refusals are thrown as problems (`hotel-not-found`, `offer-expired`, `sold-out`,
 * `supplier-unavailable`); texts come in the asked language.
 */
export interface HotelSupplier {
  /** How many days ahead of the hotel's today a stay may end. */
  readonly horizonDays: number;
  /** Every place with hotels, most popular first. */
  locations(): Promise<readonly SupplierLocation[]>;
  /** All hotels, whether they have a free room or not. */
  hotels(): Promise<readonly KnownHotel[]>;
  /** What hotels stand near to, of all cities. */
  landmarks(): Promise<readonly SupplierObject[]>;
  /** What hotels of a city stand near to; empty for an unknown city. */
  objects(city: string, lang: Locale): Promise<HotelObject[]>;
  /**
   * Hotels of a city that can be had for the stay, in no order; none for an unknown city. Rejects on abort.
   * @throws problem supplier-unavailable
   */
  search(question: HotelSearchQuestion, signal: AbortSignal): Promise<SupplierHotel[]>;
  /** @throws problem hotel-not-found, supplier-unavailable */
  describe(hotelCode: string, lang: Locale): Promise<HotelDescription>;
  /**
   * Rooms and tariffs of one hotel, cheapest first; none for days it does not sell.
   * @throws problem hotel-not-found, supplier-unavailable
   */
  offers(hotelCode: string, stay: SupplierStay, lang: Locale): Promise<SupplierHotelOffer[]>;
  /**
   * The offer as it can be booked now; its id differs from the asked one when its price does.
   * @throws problem offer-expired, sold-out, supplier-unavailable
   */
  price(offerId: string, lang: Locale): Promise<PricedStay>;
  /** A picture by the last part of its address; null when there is none. */
  picture(file: string, wanted?: WantedPicture): Promise<HotelPictureFile | null>;
  /** Reads again what changes slowly; left out by one that keeps no dictionaries. */
  refresh?(): Promise<void>;
}
