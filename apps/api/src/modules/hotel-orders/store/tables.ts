import type {
  CreateHotelOrder,
  HotelCancelReason,
  HotelOrder,
  HotelOrderStatus,
  Locale,
} from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { Generated, JSONColumnType } from 'kysely';
import type { BookerColumns } from '@karvon/order-ground/order-owners';
import type { HotelChangeTables } from './change-tables';
import type { RoomSupply, VoucherState } from './order-states';

/** The stay and tariff at the moment of sale. */
export type SoldStay = Pick<HotelOrder, 'stay' | 'tariff'>;

/** Sealed as one value: whoever may read a part may read all. */
export type Persons = Pick<CreateHotelOrder, 'booker' | 'guests' | 'comment'>;

export interface HotelOrdersTable extends BookerColumns {
  number: string;
  request_key: string;
  status: HotelOrderStatus;
  supply: RoomSupply;
  voucher: VoucherState;
  where_to_pay: 'now' | 'at-hotel';
  lang: Locale;
  offer_id: string;
  supplier_order_id: string | null;
  confirmation: string | null;
  currency: Currency;
  total: number;
  supplier_price: number;
  sold: JSONColumnType<Record<Locale, SoldStay>>;
  persons_sealed: string;
  arrival_ends: Date;
  pay_before: Date | null;
  answer_by: Date | null;
  polls: Generated<number>;
  voucher_task: string | null;
  voucher_number: string | null;
  /** Of an order that waits for its payment: a wish that the bank's answer carries out. */
  cancel_reason: HotelCancelReason | null;
  cancel_penalty: number | null;
  cancel_refund: number | null;
  refund_payment_id: string | null;
  needs_person: Generated<boolean>;
  /** The order on other days that is cancelled once this one is paid. */
  replaces: string | null;
  /** Whether the supplier takes changes; null: it was not asked. */
  amendable: boolean | null;
  /** Since when the order names nobody: its account was erased, and the journey is over. */
  persons_erased_at: Date | null;
  created_at: Date;
}

export interface HotelOrderTables extends HotelChangeTables {
  hotel_orders: HotelOrdersTable;
  hotel_order_buyer_words: { order_number: string; word_key: string };
  hotel_order_history: {
    id: Generated<number>;
    order_number: string;
    status: HotelOrderStatus;
    at: Date;
  };
  hotel_vouchers: { order_number: string; lang: Locale; pdf: Buffer; made_at: Date };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends HotelOrderTables {}
}
