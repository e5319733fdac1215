/** The steps of a hotel booking; without the payment step when the visitor pays at the hotel. */
export const hotelSteps = (paidNow: boolean) =>
  ['hotel', 'room', 'guests', ...(paidNow ? (['payment'] as const) : [])] as const;
