/** What is sold in one booking: nights, guests, and the age up to which a guest is a child. */
export const stayLimits = { nights: 30, adults: 9, children: 6, oldestChild: 17 } as const;
