/** Maximum people in one air order, and how many of them may be children and babies. */
export const maxTravellers = 9;
export const maxChildren = 8;
export const maxBabies = 4;
