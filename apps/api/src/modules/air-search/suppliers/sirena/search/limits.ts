/** More directions, and more flights in all, are not priced. */
export const MAX_LEGS = 2;
export const MAX_FLIGHTS = 4;
