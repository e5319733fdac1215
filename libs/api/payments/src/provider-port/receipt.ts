/** The content of the tax receipt of a payment or a return. */
export interface Receipt {
  orderNumber: string;
  /** Who receives the receipt. */
  email: string;
  phone: string;
  /** The items sold; their sum is the amount of the payment or the return. */
  lines: readonly ReceiptLine[];
}

export interface ReceiptLine {
  /** `extras`: bags and seats beside a fare. */
  item: 'air' | 'extras' | 'hotel' | 'fee';
  /** Minor units. */
  amount: number;
  /** The money moves before the delivery. */
  prepaid?: true;
}

const titles: Record<ReceiptLine['item'], string> = {
  air: 'Авиабилеты',
  extras: 'Дополнительный багаж и места',
  hotel: 'Проживание в отеле',
  fee: 'Сервисный сбор',
};

/** An item's name on receipts; at most 60 characters. */
export const titleOf = (item: ReceiptLine['item'], orderNumber: string): string =>
  `${titles[item]}, заказ ${orderNumber}`;

/** The item whose tax setting applies: bags and seats are sold for the carrier, as flights are. */
export const taxedAs = (item: ReceiptLine['item']): Exclude<ReceiptLine['item'], 'extras'> =>
  item === 'extras' ? 'air' : item;

export const sumOfLines = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
