/** The way to a voucher; nothing is paid before the stay when the hotel takes the money. */
export const hotelSteps = (paidNow: boolean) =>
  ['hotel', 'room', 'guests', ...(paidNow ? (['payment'] as const) : [])] as const;
