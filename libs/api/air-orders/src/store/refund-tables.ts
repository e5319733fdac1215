import type {
  RefundDocumentKind,
  RefundLine,
  RefundPart,
  RefundQuote,
  RefundReason,
} from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { Generated, JSONColumnType } from 'kysely';
import type { StoredRefundState } from './refund-states';

export interface AirRefundsTable {
  id: string;
  order_number: string;
  state: StoredRefundState;
  kind: RefundQuote['kind'];
  reason: RefundReason | null;
  comment_sealed: string | null;
  supplier_quote_id: string | null;
  payment_id: string;
  lines: JSONColumnType<RefundLine[]>;
  /** Null: the order as it was sold. */
  part: JSONColumnType<RefundPart> | null;
  /** True when nothing of the order is left after this refund. */
  closes: Generated<boolean>;
  total: number;
  currency: Currency;
  basis_since: string;
  sent_by: string;
  /** An operator has agreed with the carrier that it keeps no more than the lines tell, whatever its own quote tells. */
  waived: Generated<boolean>;
  /** An operator has given the tickets back at the supplier, so the job does not call it. */
  by_hand: Generated<boolean>;
  points_cancelled: number;
  points_returned: Generated<number>;
  expires_at: Date;
  created_at: Date;
}

export interface AirRefundTables {
  air_refund_documents: {
    id: string;
    refund_id: string;
    kind: RefundDocumentKind;
    bytes: number;
    name_sealed: string;
    content_sealed: string;
    received_at: Date;
  };
  air_refunds: AirRefundsTable;
  air_refund_steps: {
    id: Generated<number>;
    refund_id: string;
    state: StoredRefundState;
    at: Date;
  };
}
