/** The content of the tax receipt of a payment or a return. */
export interface Receipt {
  orderNumber: string;
  /** Who receives the receipt. */
  email: string;
  phone: string;
  /** What was sold; the sum is the payment's or the return's. */
  lines: readonly ReceiptLine[];
}

export interface ReceiptLine {
  /** `extras`: bags and seats beside a fare. */
  item: 'air' | 'extras' | 'hotel' | 'fee';
  /** Minor units. */
  amount: number;
}
