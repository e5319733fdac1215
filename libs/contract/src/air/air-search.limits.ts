/** The minimum and maximum of legs in a search of several flights. */
export const maxLegs = 6;
