/** How many flights, and how many hotels, are kept: the latest of each. */
export const maxFavourites = 30;
/** How many are compared side by side. */
export const minCompared = 2;
export const maxCompared = 4;
