import type { Money } from '@karvon/money';
import type { Dictionary, Fare, Locale, PassengerType, Slice } from '@karvon/contract';

/** A bag with its flights as 'TAS–IST', or a seat with the number of its flight. */
export type PrintedExtra =
  | { kind: 'bag'; flights: string[]; kg: number | null; quantity: number }
  | { kind: 'seat'; flight: string; designator: string };

/** All facts of an itinerary receipt, before they are put into words of a language. */
export interface Receipt {
  orderNumber: string;
  pnr: string;
  /** A day by the agency's clock. */
  issuedOn: string;
  passengers: {
    type: PassengerType;
    surname: string;
    name: string;
    /** Null: the carrier issues no e-tickets, and the booking reference is shown at its desk. */
    ticketNumber: string | null;
    /** Bags and seats that were bought beside the fare. */
    extras: PrintedExtra[];
    /** Flights of the receipt that this passenger has given back, as 'TAS–IST'. */
    without: string[];
  }[];
  /** A part of the order has been refunded: the price is that of the whole order. */
  partReturned: boolean;
  /** What was paid beside the fare; negative when an exchange has returned money. */
  paidBeside: { extras: Money; exchanges: Money };
  slices: Slice[];
  fare: Fare;
  validatingCarrier: string;
  /** Names in the language of the receipt. */
  dictionary: Dictionary;
  /** The names in English. */
  english: Dictionary;
  /** A flight leaves or enters a country other than the visitor's: officers there read English. */
  abroad: boolean;
  agency: { brand: string; legalName: string; phones: string[]; email: string };
  lang: Locale;
}
