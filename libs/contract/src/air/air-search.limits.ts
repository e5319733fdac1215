/** How many legs a search of several flights may have. */
export const maxLegs = 6;
