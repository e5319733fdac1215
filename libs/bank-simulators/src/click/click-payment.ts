/** An item of a tax receipt as Click takes it; amounts in tiyin. */
export interface ClickItem {
  Name: string;
  SPIC: string;
  PackageCode: string;
  GoodPrice: number;
  Price: number;
  Amount: number;
  VAT: number;
  VATPercent: number;
  CommissionInfo: { TIN?: string; PINFL?: string };
}

/** A payment on Click's side. */
export interface ClickPayment {
  /** Like `paydocId`, it changes with the next try after a declined card. */
  transId: string;
  /** The number that the payer sees. */
  paydocId: string;
  reference: string;
  amount: string;
  returnUrl: string;
  prepareId: string | null;
  /** The `transId`s of tries that a bank has declined. */
  declined: string[];
  /** The payer's money: not taken, taken, or returned. */
  money: 'payers' | 'taken' | 'returned';
  over: boolean;
  /** The items of each tax receipt. */
  receipts: ClickItem[][];
}
