import type { HotelGuest, Locale } from '@karvon/contract';
import type { SoldStay } from '../store/tables';

/** Everything a voucher says, before it is put into words of a language. */
export interface Voucher extends SoldStay {
  orderNumber: string;
  voucherNumber: string;
  /** The hotel's own number. */
  confirmation: string;
  /** Calendar day of the agency's clock. */
  issuedOn: string;
  guests: HotelGuest[];
  comment: string | undefined;
  agency: { brand: string; legalName: string; phones: string[]; email: string };
  /** The hotel's name and address in Latin letters. */
  latin: { name: string; address: string };
  /** The stay is in another country than the visitor's: its desk reads English. */
  abroad: boolean;
  lang: Locale;
}
