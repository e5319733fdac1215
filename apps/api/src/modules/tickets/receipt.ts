import type { Money } from '@karvon/money';
import type { Dictionary, Fare, Locale, PassengerType, Slice } from '@karvon/contract';

/** A bag with its flights as 'TAS–IST', or a seat with the number of its flight. */
export type PrintedExtra =
  | { kind: 'bag'; flights: string[]; kg: number | null; quantity: number }
  | { kind: 'seat'; flight: string; designator: string };

/** Everything an itinerary receipt says, before it is put into words of a language. */
export interface Receipt {
  orderNumber: string;
  pnr: string;
  /** Calendar day of the agency's clock. */
  issuedOn: string;
  passengers: {
    type: PassengerType;
    surname: string;
    name: string;
    /** Null: the carrier issues no e-tickets, and the booking reference is shown at its desk. */
    ticketNumber: string | null;
    /** Bags and seats that were bought beside the fare. */
    extras: PrintedExtra[];
    /** Flights of the receipt this passenger has given back, as 'TAS–IST'. */
    without: string[];
  }[];
  /** Some of what was paid has been given back: the price is that of the whole order. */
  partReturned: boolean;
  /** What was paid beside the fare; less than nothing where an exchange has brought money back. */
  paidBeside: { extras: Money; exchanges: Money };
  slices: Slice[];
  fare: Fare;
  validatingCarrier: string;
  /** Names in the language of the receipt. */
  dictionary: Dictionary;
  /** The same in English. */
  english: Dictionary;
  /** A flight leaves or enters another country than the visitor's: people there read English. */
  abroad: boolean;
  agency: { brand: string; legalName: string; phones: string[]; email: string };
  lang: Locale;
}
