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
  /** The money moves before what it is for is delivered. */
  prepaid?: true;
}

const titles: Record<ReceiptLine['item'], string> = {
  air: 'Авиабилеты',
  extras: 'Дополнительный багаж и места',
  hotel: 'Проживание в отеле',
  fee: 'Сервисный сбор',
};

/** An item as receipts name it; at most 60 signs. */
export const titleOf = (item: ReceiptLine['item'], orderNumber: string): string =>
  `${titles[item]}, заказ ${orderNumber}`;

/** By whose setting an item is taxed: bags and seats are the carrier's, as the flights are. */
export const taxedAs = (item: ReceiptLine['item']): Exclude<ReceiptLine['item'], 'extras'> =>
  item === 'extras' ? 'air' : item;

export const sumOfLines = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
