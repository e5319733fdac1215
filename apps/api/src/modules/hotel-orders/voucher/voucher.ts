import type { HotelGuest, Locale } from '@karvon/contract';
import type { SoldStay } from '../tables';

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
  lang: Locale;
}
