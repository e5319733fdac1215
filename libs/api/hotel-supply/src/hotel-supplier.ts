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

/** The guests and days of a stay; days are in the hotel's time zone, an age of 0 is under one year. */
export interface SupplierStay {
  arrival: PlainDate;
  departure: PlainDate;
  adults: number;
  childAges: readonly number[];
}

export interface SupplierLocation {
  shown: Record<Locale, HotelLocation>;
  /** All spellings that visitors may type for it. */
  words: PlaceEntry;
}

/** An offer before our fees: prices and penalties are the supplier's. */
export type SupplierHotelOffer = Omit<HotelOffer, 'total' | 'perNight' | 'extraBedsTotal'> & {
  price: Money;
  /** What extra beds cost, a part of the price. */
  extraBedsPrice?: Money;
  /** With several suppliers: the addition to our fee for this supplier's offers, in basis points. */
  markUp?: number;
};

/** A hotel's code, names and position, without prices. */
export interface KnownHotel extends Pick<HotelSummary, 'code' | 'certified' | 'position'> {
  city: string;
  names: Record<Locale, string>;
  /** With the id that is the same in every language, where there is one. */
  district: { names: Record<Locale, string>; id?: string } | null;
}

/** Objects near the hotels of a city. */
export interface SupplierObject {
  city: string;
  shown: Record<Locale, HotelObject>;
  /** All spellings that visitors may type for it. */
  words: PlaceEntry;
}

/** How far an object is in a straight line, in metres. */
export interface NearObject {
  code: string;
  distance: number;
}

export type SupplierHotel = Omit<HotelSummary, 'offer' | 'alternatives' | 'nearby'> & {
  /** The nearest first. */
  nearby: NearObject[];
  /** The cheapest of the wanted kind. */
  offer: SupplierHotelOffer;
  /** Dearer offers: each is the cheapest one with its meals, its beds and a free cancellation for so long. */
  alternatives: SupplierHotelOffer[];
};

/** The kind of offers wanted. */
export interface WantedOffers {
  freeSaleOnly: boolean;
  whereToPay: 'now' | 'at-hotel' | 'any';
}

export interface HotelSearchQuestion extends WantedOffers {
  city: string;
  stay: SupplierStay;
  lang: Locale;
}

/** An offer that was just priced again; it can be booked at this price. */
export type PricedStay = Omit<HotelOfferDetail, 'offer' | 'nights' | 'fee' | 'expiresAt'> & {
  offer: SupplierHotelOffer;
};

/** The format and width that a browser wants for a photograph. */
export interface WantedPicture {
  format: 'avif' | 'webp';
  width: 480 | 960;
}

export interface HotelPictureFile {
  type: string;
  body: Buffer;
  /** The picture under this name never changes. */
  immutable: boolean;
}

/**
 * A supplier of hotel rooms. Refusals are thrown as problems (`hotel-not-found`, `offer-expired`, `sold-out`,
 * `supplier-unavailable`); texts are in the requested language.
 */
export interface HotelSupplier {
  /** How many days ahead of the hotel's today a stay may end. */
  readonly horizonDays: number;
  /** It sells rooms in which children sleep without an adult; its protocol must say so. Left out: they are never offered. */
  readonly childrenAlone?: true;
  /** Every place with hotels, most popular first. */
  locations(): Promise<readonly SupplierLocation[]>;
  /** All hotels, with and without free rooms. */
  hotels(): Promise<readonly KnownHotel[]>;
  /** Objects near hotels, for all cities. */
  landmarks(): Promise<readonly SupplierObject[]>;
  /** Objects near the hotels of a city; empty for an unknown city. */
  objects(city: string, lang: Locale): Promise<HotelObject[]>;
  /**
   * Hotels of a city that are free for the stay, in no order; none for an unknown city. Rejects on abort.
   * @throws problem supplier-unavailable
   */
  search(question: HotelSearchQuestion, signal: AbortSignal): Promise<SupplierHotel[]>;
  /** @throws problem hotel-not-found, supplier-unavailable */
  describe(hotelCode: string, lang: Locale): Promise<HotelDescription>;
  /**
   * Rooms and tariffs of one hotel, cheapest first; none for days it does not sell. An offer that a search shows has the same
   * id here.
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
  /** Reads the dictionaries again; absent when the supplier has none. */
  refresh?(): Promise<void>;
}
